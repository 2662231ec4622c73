import type { FieldsPage, MountedFields, ShownFields } from './fields-page.ts';
import { showQuestion } from './show-question.ts';

/** Nobody waits longer than this for what becomes of a card: the frame itself gives up before. */
const PATIENCE_MS = 60_000;

/** What the partner's frame says of itself. */
type FrameMessage = { readonly type: 'height'; readonly height: number } | { readonly type: FrameState };

/** `wrong`: something is to be typed anew. `asking`: the card's bank has a question, for which its shopper takes their time. */
const frameStates = ['ready', 'wrong', 'paying', 'asking', 'over'] as const;
type FrameState = (typeof frameStates)[number];

function parseMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'height')
    return 'height' in data && typeof data.height === 'number' && Number.isFinite(data.height)
      ? { type: data.type, height: data.height }
      : undefined;
  const type = frameStates.find((state) => state === data.type);
  return type && { type };
}

/** The embedded partner's fields: a frame of its origin, with which the page exchanges nothing but how it stands. */
export function mountEmbedded(
  place: HTMLElement,
  { frameUrl }: Extract<ShownFields, { kind: 'embedded' }>,
  { title, onPhase, onOver }: FieldsPage,
): MountedFields {
  const { origin } = new URL(frameUrl);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = frameUrl;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin) return;
    const message = parseMessage(data);
    if (message === undefined) return;
    if (message.type === 'height') {
      frame.style.blockSize = `${Math.ceil(message.height)}px`;
      return;
    }
    // What is focused in the frame has the focus only once the frame has it.
    if (message.type === 'wrong') frame.focus();
    if (message.type === 'asking') showQuestion(place);
    if (message.type === 'wrong') return;
    clearTimeout(patience);
    // Whether money was taken is for the shop to find out.
    if (message.type === 'paying') patience = setTimeout(() => onOver({}), PATIENCE_MS);
    if (message.type === 'over') onOver({});
    else onPhase(message.type);
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
