import type { Paths } from '../addresses/paths.ts';
import { redirect } from './frame/answers.ts';
import type { PageRequest } from './page-request.ts';
import { redirectPathsOf } from './translations.ts';

/** Leads to the page's own address for good, with what was asked: the form of the address was another, not its content. */
export function movedTo(request: PageRequest, pathOf: (paths: Paths) => string): Response {
  return redirect(`${pathOf(redirectPathsOf(request))}${request.url.search}`, 308);
}
