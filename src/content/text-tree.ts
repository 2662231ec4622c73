/**
 * What a text of people is read into, Markdown (rich-text.ts) or HTML (html-text.ts): only the storefront's own components
 * make elements of it, so nothing that was written can be markup. `Link` is how a link says where it leads: by what is
 * meant, as written, or by address, as a page shows it.
 */
export type Inline<Link extends object = WrittenLink> =
  | string
  | { readonly kind: 'bold' | 'italic'; readonly parts: readonly Inline<Link>[] }
  | ({ readonly kind: 'link'; readonly parts: readonly Inline<Link>[] } & Link);

export type RichNode<Link extends object = WrittenLink> =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      readonly id: string;
      readonly parts: readonly Inline<Link>[];
    }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline<Link>[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline<Link>[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline<Link>[])[];
      readonly rows: readonly (readonly (readonly Inline<Link>[])[])[];
    };

/** See link-target.ts. */
interface WrittenLink {
  readonly target: string;
}

/** `Rücksendung & Kosten` -> `rücksendung-kosten`: what a link to the heading is called. */
export function headingId(words: string): string {
  return (
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'section'
  );
}

export function plainWords(parts: readonly Inline[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : plainWords(part.parts))).join('');
}
