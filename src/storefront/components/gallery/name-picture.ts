import type { PageText } from '../../i18n/texts.ts';

export interface GalleryPicture {
  readonly name: string;
  /** What the view shows; empty where nobody has said it. */
  readonly label: string;
}

/** `Picture 2 of 4: side view`; without a label only which it is. */
export function namePicture(text: PageText, pictures: readonly GalleryPicture[], position: number): string {
  const which = text('product.pictureOf', { number: position + 1, total: pictures.length });
  const label = pictures[position]?.label;
  return label ? `${which}: ${label}` : which;
}
