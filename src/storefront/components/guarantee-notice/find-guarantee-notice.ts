import type { MarketFacts } from '../../../api/contract/content.ts';
import type { PageRequest } from '../../page-request.ts';

export interface ShownGuaranteeNotice extends NonNullable<MarketFacts['guaranteeNotice']> {
  /** The official picture of it, where the merchant has put one into the shop. */
  readonly artwork: string | undefined;
}

/** The Union's notice of the legal guarantee, where it is owed (rule D-05). */
export function findGuaranteeNotice({
  content,
  merchant,
  locale,
}: Pick<PageRequest, 'content' | 'merchant' | 'locale'>): ShownGuaranteeNotice | undefined {
  const { guaranteeNotice } = content.facts;
  return guaranteeNotice && { ...guaranteeNotice, artwork: merchant.guaranteeNotices[locale] };
}
