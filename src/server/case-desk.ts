import type { CaseDesk, RequestContext } from '../commerce/people/requests/case-desk.ts';
import { createEmbeddedCaseDesk } from '../integrations/case-desk/case-desk-embedded.ts';
import { createHttpCaseDesk } from '../integrations/case-desk/case-desk-http.ts';
import { REQUEST_FILES } from '../markets/request-constants.ts';
import { inspectMedia } from '../media/inspect-media.ts';
import { readMediaType } from '../media/media-type.ts';
import type { Config } from './config.ts';

/** Who takes requests to customer service over, by the settings. */
export function createCaseDesk({ caseDesk }: Pick<Config, 'caseDesk'>): CaseDesk {
  return caseDesk.kind === 'http' ? createHttpCaseDesk(caseDesk) : createEmbeddedCaseDesk();
}

/** By its first bytes, and of a picture by what its head says: a picture of a type that is not read is none. */
export const inspectRequestFile: RequestContext['inspectRequestFile'] = async (content) => {
  const type = REQUEST_FILES.types.find((known) => known === readMediaType(content));
  if (type === undefined) return undefined;
  const inspected = await inspectMedia(`request.${type}`, content);
  return inspected.ok ? type : undefined;
};
