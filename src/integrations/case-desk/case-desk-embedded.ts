import { type CaseDesk, CaseDeskUnavailable } from '../../commerce/people/requests/case-desk.ts';
import { findSubreasonRow } from '../../markets/request-reasons.ts';
import { buildCaseForm } from './case-form.ts';

const organisation = 'gantry';

/** What a case desk has room for; without one of the first four it makes no case. */
const needed = ['name', 'email', 'subject', 'description'] as const;
const mostCharacters: Readonly<Record<string, number>> = {
  name: 80,
  company: 80,
  phone: 40,
  email: 254,
  subject: 255,
  description: 32_000,
};

/**
 * The shop's own case desk, for production too: its list of cases is the table of requests itself, which `npm run shop -- requests`
 * shows and answers. It reads the same form as one outside, and refuses what that would.
 */
export function createEmbeddedCaseDesk(): CaseDesk {
  return {
    kind: 'embedded',
    async open(report) {
      const form = buildCaseForm(report, { organisation, recordType: undefined, fieldNames: {} });
      const missing = needed.find((name) => (form.get(name) ?? '') === '');
      if (missing !== undefined) throw new CaseDeskUnavailable(`the case has no ${missing}`);
      const long = [...form].find(([name, value]) => value.length > (mostCharacters[name] ?? value.length));
      if (long !== undefined) throw new CaseDeskUnavailable(`the case's ${long[0]} is too long`);
      if (findSubreasonRow(form.get('reason') ?? '', form.get('subreason') ?? '') === undefined)
        throw new CaseDeskUnavailable(`there is no reason ${form.get('reason')}/${form.get('subreason')}`);
    },
  };
}
