import type { PaymentFields } from '../../../../api/contract/payments.ts';
import type { FieldsPage, FieldsPhase, MountedFields } from './fields-page.ts';

/** Nobody waits longer than this for a frame that says nothing. */
const PATIENCE_MS = 20_000;

/** What the partner's frame says of itself. */
type FrameMessage =
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'ready' | 'paying' | 'over' };

function parseMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'height')
    return 'height' in data && typeof data.height === 'number' && Number.isFinite(data.height)
      ? { type: data.type, height: data.height }
      : undefined;
  return data.type === 'ready' || data.type === 'paying' || data.type === 'over'
    ? { type: data.type }
    : undefined;
}

/** The embedded partner's fields: a frame of its origin, with which the page exchanges nothing but how it stands. */
export function mountEmbedded(
  place: HTMLElement,
  { frameUrl }: Extract<PaymentFields, { kind: 'embedded' }>,
  { title, onPhase, onOver }: FieldsPage,
): MountedFields {
  const { origin } = new URL(frameUrl);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = frameUrl;
  const tell = (phase: FieldsPhase) => {
    clearTimeout(patience);
    onPhase(phase);
  };
  const patience = setTimeout(() => tell('failed'), PATIENCE_MS);
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin) return;
    const message = parseMessage(data);
    if (message === undefined) return;
    if (message.type === 'height') frame.style.blockSize = `${Math.ceil(message.height)}px`;
    else if (message.type === 'over') onOver({});
    else tell(message.type);
  };
  window.addEventListener('message', hear);
  place.append(frame);
  return {
    button: 'ours',
    pay: () => frame.contentWindow?.postMessage({ type: 'pay' }, origin),
    remove() {
      clearTimeout(patience);
      window.removeEventListener('message', hear);
      frame.remove();
    },
  };
}
