import { type CaseDesk, CaseDeskUnavailable } from '../../commerce/people/requests/case-desk.ts';
import { buildCaseForm, type CaseDeskLocation } from './case-form.ts';

/** Nobody waits for it: it is a job that opens a case. */
const TIME_LIMIT_MS = 20_000;

/**
 * A case desk that takes web-to-case forms. Its answer is a page, or leads to `retURL`; whether the case was made stands in the
 * header `Is-Processed`, where there is one.
 */
export function createHttpCaseDesk(location: CaseDeskLocation, timeLimitMs = TIME_LIMIT_MS): CaseDesk {
  const address = new URL(location.url);
  address.searchParams.set('encoding', 'UTF-8');
  return {
    kind: 'http',
    async open(report) {
      let response: Response;
      try {
        response = await fetch(address, {
          method: 'POST',
          body: buildCaseForm(report, location),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeLimitMs),
        });
        // A page for a browser, of any length: nothing of it is for us.
        await response.body?.cancel();
      } catch (error) {
        throw new CaseDeskUnavailable('the case desk was not reached', { cause: error });
      }
      const processed = response.headers.get('is-processed') ?? 'true';
      if (response.status >= 400) throw new CaseDeskUnavailable(`the case desk answered ${response.status}`);
      if (!/^true\b/i.test(processed.trim()) || /exception/i.test(processed))
        throw new CaseDeskUnavailable(`the case desk did not take the case: ${processed.slice(0, 200)}`);
    },
  };
}
