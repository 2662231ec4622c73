import { type VatService, VatServiceUnavailable } from '../../src/commerce/people/vat/vat-service.ts';

/** The VAT service as a test plays it: every number is valid until the test says otherwise. */
export interface VatRegister extends VatService {
  /** What it was asked, in order. */
  readonly questions: readonly string[];
  /** The code it has for a number from now on; `down`: it cannot be reached. */
  answer(vatId: string, code: number | 'down'): void;
}

export function createVatRegister(): VatRegister {
  const codes = new Map<string, number | 'down'>();
  const questions: string[] = [];
  return {
    questions,
    answer: (vatId, code) => void codes.set(vatId, code),
    async validate({ vatId }) {
      questions.push(vatId);
      const code = codes.get(vatId) ?? 200;
      if (code === 'down') throw new VatServiceUnavailable('down');
      return { errorCode: code, reference: `answer ${questions.length}` };
    },
  };
}
