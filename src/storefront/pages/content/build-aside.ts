import type { ShownPage } from '../../../api/contract/content.ts';
import type { PageRequest } from '../../page-request.ts';
import { pathsOf } from '../../translations.ts';

/** What stands beside a page of information: the others of its kind, and whom to ask. */
export interface ContentAside {
  /** The page's own address, to mark it among the others. */
  readonly path: string;
  /** Empty texts are facts that the merchant has not said. */
  readonly phone: string;
  readonly hours: string;
  readonly email: string;
}

export function buildAside(request: PageRequest, { slug }: ShownPage): ContentAside {
  const { phone, openingHours, email } = request.content.facts.company;
  return { path: pathsOf(request).page(slug), phone, hours: openingHours, email };
}
