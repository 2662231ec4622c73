import { checkVatNumber } from '../../commerce/people/vat/check-vat-number.ts';
import { priceChangeOf, vatMessagesOf } from '../../commerce/people/vat/vat-outcome.ts';
import { accept } from '../../kernel/outcome.ts';
import { flagsOf } from '../../merchant/merchant.ts';
import type { CallHandlers } from './handler.ts';

export const vatHandlers: CallHandlers<'validateVatId'> = {
  async validateVatId({ country, vatId }, request, engine) {
    const { market } = request;
    const { vat } = engine;
    const { vatValidation, taxRateChange } = flagsOf(engine.merchant(), market.countryCode);
    if (vat === undefined || !vatValidation) return accept({ validation: null });
    const checked = await checkVatNumber(engine, request, country, vatId);
    if (!checked.ok) return checked;
    if (checked.value === undefined) return accept({ validation: null });
    const { verdict, code } = checked.value;
    const priceChange = priceChangeOf(verdict, vat, country, taxRateChange ? 'on' : 'off');
    const messageKeys = vatMessagesOf(verdict.state, priceChange);
    return accept({ validation: { ...verdict, code, priceChange, messageKeys } });
  },
};
