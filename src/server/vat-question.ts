import type { CallError } from '../api/contract/errors.ts';
import { toCallError } from '../api/errors.ts';
import type { CommerceContext } from '../commerce/context.ts';
import { checkVatNumber } from '../commerce/people/vat/check-vat-number.ts';
import { UNAVAILABLE_CODE } from '../commerce/people/vat/vat-codes.ts';
import type { VatAnswer, VatContext } from '../commerce/people/vat/vat-service.ts';
import { writeVatAnswer } from '../integrations/vat/vat-answer.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import { countryOfVatNumber } from '../markets/vat-number.ts';

/** Codes of the VAT service (BZSt eVatR) about a question that cannot be answered. */
const OWN_NUMBER_WRONG = 206;
const QUESTION_INCOMPLETE = 215;
const PREFIX_UNKNOWN = 212;

const answerWith = (answer: VatAnswer): Outcome<string, CallError> => accept(writeVatAnswer(answer));

/**
 * `GET /api/vat/validate?ownVatId=…&vatId=…` (rules I-04, X-01): asks in the shop's own name and answers the service's
 * XML. `ownVatId` may be left out; another than the shop's own is refused by the service's own code for it. `RateLimited`.
 */
export async function answerVatQuestion(
  commerce: Pick<CommerceContext, 'database' | 'clock'> & VatContext,
  question: { readonly ownVatId: string | undefined; readonly vatId: string | undefined },
  clientAddress: string,
): Promise<Outcome<string, CallError>> {
  if (commerce.vat === undefined) return answerWith({ errorCode: UNAVAILABLE_CODE });
  const { ownVatId = commerce.vat.ownVatId, vatId } = question;
  if (ownVatId !== commerce.vat.ownVatId) return answerWith({ errorCode: OWN_NUMBER_WRONG });
  if (vatId === undefined || vatId.trim() === '' || vatId.length > 50) {
    return answerWith({ errorCode: QUESTION_INCOMPLETE });
  }
  const country = countryOfVatNumber(vatId.trim().toUpperCase());
  if (country === undefined) return answerWith({ errorCode: PREFIX_UNKNOWN });
  const checked = await checkVatNumber(commerce, { clientAddress }, country, vatId);
  if (!checked.ok) return refuse(toCallError(checked.refusal));
  const { code = UNAVAILABLE_CODE, verdict } = checked.value ?? {};
  const reference = verdict?.reference;
  return answerWith({ errorCode: code, ...(reference === undefined ? {} : { reference }) });
}
