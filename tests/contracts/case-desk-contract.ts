import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CaseDesk,
  CaseDeskUnavailable,
  type CaseReport,
} from '../../src/commerce/people/requests/case-desk.ts';

/** What a case desk is told in tests. */
export const sampleCase: CaseReport = {
  number: 'RQ00000012',
  reason: 'product-claim',
  subreason: 'transport-damage',
  contactName: 'Jana Nováková',
  companyName: 'Dielňa & syn',
  customerEmail: 'jana@example.com',
  phoneNumber: '+421 900 123 456',
  subject: 'Ärger = “broken” & <late>',
  description: 'Riadok 1\nΓραμμή 2\nред 3 🙂',
  orderNumber: 'NS0000000042',
  productNumber: '10000701',
  quantity: '3',
  country: 'SK',
  locale: 'sk-SK',
  currentUrl: 'http://sk.localhost/x',
  returnUrl: 'http://sk.localhost/request',
};

export interface CaseDeskUnderTest {
  readonly desk: CaseDesk;
  close(): Promise<void>;
}

/** What must be true of a case desk whichever one it is. */
export function describeCaseDesk(name: string, setup: () => Promise<CaseDeskUnderTest>): void {
  describe(`${name} as the case desk`, () => {
    let under: CaseDeskUnderTest;
    beforeEach(async () => {
      under = await setup();
    });
    afterEach(() => under.close());

    it('Q-01: takes a case with all that a request can say, and one that says the least', async () => {
      await expect(under.desk.open(sampleCase)).resolves.toBeUndefined();
      const { companyName: _c, phoneNumber: _p, orderNumber: _o, ...least } = sampleCase;
      await expect(under.desk.open(least)).resolves.toBeUndefined();
    });

    it.each([
      ['no name', { contactName: '' }],
      ['no e-mail', { customerEmail: '' }],
      ['no subject', { subject: '' }],
      ['a name that is too long', { contactName: 'x'.repeat(81) }],
      ['a subject that is too long', { subject: 'x'.repeat(256) }],
      ['a reason that nobody knows', { reason: 'weather' }],
    ] as const)('Q-01: does not take a case with %s, and says so', async (_what, change) => {
      await expect(under.desk.open({ ...sampleCase, ...change })).rejects.toThrow(CaseDeskUnavailable);
    });
  });
}
