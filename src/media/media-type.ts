/** What a file begins with, and what it is then; the name it came under says nothing. */
const signatures = [
  { type: 'jpg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'png', offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'webp', offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'avif', offset: 4, bytes: [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66] },
  { type: 'pdf', offset: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;

export type MediaType = (typeof signatures)[number]['type'] | 'svg';

/** Space, a byte order mark, a declaration and comments may stand before the first element. */
const SVG_BEGINS = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/;

/** So much of a file shows whether it is an SVG; a licence may stand before it. */
const SVG_HEAD_BYTES = 8192;

export function readMediaType(bytes: Uint8Array): MediaType | undefined {
  const known = signatures.find((signature) =>
    signature.bytes.every((byte, index) => bytes[signature.offset + index] === byte),
  );
  if (known !== undefined) return known.type;
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD_BYTES));
  return SVG_BEGINS.test(head) ? 'svg' : undefined;
}

export const mimeTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const satisfies Record<MediaType, string>;

export const isMediaType = (text: string): text is MediaType => Object.hasOwn(mimeTypes, text);
