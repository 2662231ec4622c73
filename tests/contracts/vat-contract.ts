import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vatStateOf } from '../../src/commerce/people/vat/vat-codes.ts';
import { type VatService, VatServiceUnavailable } from '../../src/commerce/people/vat/vat-service.ts';

/** A service whose answers the test can bring about. */
export interface VatServiceUnderTest {
  readonly service: VatService;
  close(): Promise<void>;
}

/** The shop's own number in the tests: right by its check digits, and nobody's. */
export const OWN_VAT_ID = 'SK9999999999';

type Setup = () => Promise<VatServiceUnderTest>;

function openService(setup: Setup) {
  let under: VatServiceUnderTest;
  beforeEach(async () => {
    under = await setup();
  });
  afterEach(() => under.close());
  return (vatId: string, ownVatId = OWN_VAT_ID) => under.service.validate({ ownVatId, vatId });
}

/** What must be true of the VAT service whichever one it is. */
export function describeVatVerdicts(name: string, setup: Setup): void {
  describe(`${name} as the VAT service`, () => {
    const validate = openService(setup);

    it.each(['ATU33864707', 'DE136695976', 'EL094259216'])(
      'I-04: answers 200 for %s, and names its answer',
      async (vatId) => {
        const answer = await validate(vatId);
        expect(answer.errorCode).toBe(200);
        expect(answer.reference).toMatch(/./);
      },
    );

    it.each(['ATU33864708', 'DE13669597', 'SK0000000202'])(
      'C-06: answers that %s is not valid',
      async (vatId) => {
        expect(vatStateOf((await validate(vatId)).errorCode)).toBe('invalid');
      },
    );

    it('I-04: answers 206 when the shop’s own number is none', async () => {
      expect((await validate('ATU33864707', 'SK0000000000')).errorCode).toBe(206);
    });

    it('C-06: throws when the service cannot be reached', async () => {
      await expect(validate('DE000000503')).rejects.toThrow(VatServiceUnavailable);
    });

    it('C-06: throws when the service does not answer in time', async () => {
      await expect(validate('DE000000408')).rejects.toThrow(
        expect.objectContaining({ name: 'VatServiceUnavailable', message: 'no answer in time' }),
      );
    });
  });
}

/** The same, and the codes of a service that answers in those of rule C-06. */
export function describeVatService(name: string, setup: Setup): void {
  describeVatVerdicts(name, setup);

  describe(`${name} with its codes`, () => {
    const validate = openService(setup);

    it.each(['CHE107787577', 'NO864234232', 'GB980780684'])(
      'I-04: answers 200 for %s, and names its answer',
      async (vatId) => {
        const answer = await validate(vatId);
        expect(answer.errorCode).toBe(200);
        expect(answer.reference).toMatch(/./);
      },
    );

    it.each([
      ['ATU33864708', 210],
      ['DE13669597', 209],
      ['XX123456789', 212],
    ])('I-04: answers for %s, which is no number, with the code %i', async (vatId, code) => {
      expect((await validate(vatId)).errorCode).toBe(code);
    });

    it.each([
      ['DE000000216', 'valid'],
      ['DE000000205', 'unavailable'],
      ['ATU00000208', 'unavailable'],
      ['EL000000999', 'unavailable'],
      ['SK0000000202', 'invalid'],
    ] as const)('C-06: answers for the sandbox number %s with its code: %s', async (vatId, state) => {
      const { errorCode } = await validate(vatId);
      expect(errorCode).toBe(Number(vatId.slice(-3)));
      expect(vatStateOf(errorCode)).toBe(state);
    });
  });
}
