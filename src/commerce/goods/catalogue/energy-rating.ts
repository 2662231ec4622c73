/** A product's energy label as it is kept, whole or in part. */
export interface StoredEnergy {
  readonly labelUrl?: string;
  readonly ficheUrl?: string;
  readonly iconUrl?: string;
  readonly class?: string;
}

/** Where the files of a label lie (rule P-07). */
export interface EnergyRating {
  readonly labelUrl: string;
  readonly ficheUrl: string;
  readonly label: { readonly iconUrl: string };
  /** `''` where only the files say it. */
  readonly class: string;
}

/** Only with label, fiche and icon may it be shown (rule P-07); `{}` otherwise. */
export function pickEnergy(energy: StoredEnergy | null): { readonly energyRating?: EnergyRating } {
  const { labelUrl = '', ficheUrl = '', iconUrl = '', class: own = '' } = energy ?? {};
  if (labelUrl === '' || ficheUrl === '' || iconUrl === '') return {};
  return { energyRating: { labelUrl, ficheUrl, label: { iconUrl }, class: own } };
}
