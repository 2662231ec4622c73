import { describeMerchantProblem, readMerchant } from '../src/merchant/merchant-file.ts';
import record from './merchant.json' with { type: 'json' };

const read = readMerchant(record);
if (!read.ok)
  throw new Error(`demo/merchant.json is wrong: ${read.refusal.map(describeMerchantProblem).join('; ')}`);

/** The invented company of the demonstration. */
export const merchant = read.value;
