import { z } from 'zod';
import type { NotificationManner } from '../integrations/card/card-notification.ts';

/** How the embedded partner behaves. */
export interface SandboxSetting {
  /** The one it has for itself. */
  readonly host: string;
  /** Sign its notifications, the first of them; the shop believes each. Without any the shop makes one of its secret. */
  readonly hmacKeys: readonly string[] | undefined;
  readonly manner: NotificationManner;
}

function isHostName(text: string): boolean {
  return URL.parse(`http://${text}/`)?.hostname === text;
}

/** The settings of the embedded partner. */
export const sandboxSettings = {
  CARD_SANDBOX: z.enum(['on', 'off']).default('on'),
  CARD_SANDBOX_HOST: z
    .string()
    .refine(isHostName, 'expected the name of a host without scheme and port, like pay.shop.example')
    .default('card-partner.localhost'),
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
  return {
    host: read.CARD_SANDBOX_HOST,
    hmacKeys: read.CARD_SANDBOX_HMAC_KEYS,
    manner: read.CARD_SANDBOX_MANNER,
  };
}
