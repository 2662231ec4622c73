import type { ProductCard } from '../api/contract/catalogue.ts';

/** What of a product's energy label pages show, beside every price of it (EU 2017/1369, rule D-06). */
export interface ShownEnergy {
  /** `''` where only the files say it. */
  readonly class: string;
  readonly label: string;
  readonly sheet: string;
  /** The arrow; left out where it is no picture of the shop's own: its address alone would tell others of the shopper. */
  readonly icon?: string;
  /** The label is a picture of the shop's own, so that it can be shown without leaving the page. */
  readonly opensHere?: true;
}

function isOwnPicture(address: string): boolean {
  return /^\/(?!\/).*\.(?:svg|avif|webp|png|jpe?g)$/i.test(address);
}

/** `{}` for what has no label. */
export function toShownEnergy(rating: ProductCard['energyRating']): { readonly energy?: ShownEnergy } {
  if (rating === undefined) return {};
  const { labelUrl, ficheUrl, label, class: own } = rating;
  return {
    energy: {
      class: own,
      label: labelUrl,
      sheet: ficheUrl,
      ...(isOwnPicture(label.iconUrl) ? { icon: label.iconUrl } : {}),
      ...(isOwnPicture(labelUrl) ? { opensHere: true } : {}),
    },
  };
}
