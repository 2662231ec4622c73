import type { Paths } from '../../../addresses/paths.ts';
import type { Head } from '../../head.ts';
import { loadTexts, type TextKey } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { buildAddresses } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';

/** Title and other languages of a page about accounts: not for search engines (rule R-13), and never kept. */
export async function loadAccountHead(
  request: PageRequest,
  title: TextKey,
  pathIn: (paths: Paths) => string,
) {
  const text = await loadTexts(request.locale);
  const head: Head = { title: writeTitle(text, request.merchant, text(title)), noindex: true };
  return { text, head, translations: buildAddresses(request, pathIn).translations };
}
