import { z } from 'zod';
import type { NotificationManner } from '../integrations/card/card-notification.ts';

/** How the embedded partner behaves. */
export interface SandboxSetting {
  /** Sign its notifications, the first of them; the shop believes each. Without any the shop makes one of its secret. */
  readonly hmacKeys: readonly string[] | undefined;
  readonly manner: NotificationManner;
}

/** The settings of the embedded partner. */
export const sandboxSettings = {
  CARD_SANDBOX: z.enum(['on', 'off']).default('on'),
  CARD_SANDBOX_HMAC_KEYS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every((key) => /^[0-9a-f]{64}$/i.test(key)),
      'expected keys of 64 hexadecimal digits, separated by commas',
    )
    .optional(),
  CARD_SANDBOX_MANNER: z.enum(['prompt', 'unruly']).default('prompt'),
};

const sandboxSchema = z.object(sandboxSettings);

export function readSandbox(read: z.infer<typeof sandboxSchema>): SandboxSetting {
  return { hmacKeys: read.CARD_SANDBOX_HMAC_KEYS, manner: read.CARD_SANDBOX_MANNER };
}
