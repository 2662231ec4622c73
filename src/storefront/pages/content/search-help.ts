import type { ShownPage } from '../../../api/contract/content.ts';
import { SEARCH_QUERY_LENGTH } from '../../../markets/listing-constants.ts';
import type { BlockContent, BlockView } from '../../components/content/content-view.ts';
import type { PageText } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { pathsOf } from '../../translations.ts';
import { findAnswers } from './find-answers.ts';

/** What the head of the help centre says. */
export interface HelpSearch {
  readonly action: string;
  /** What was looked for; empty where nothing was. */
  readonly words: string;
  /** What came of it. */
  readonly note?: string;
  /** Only some of the questions show. */
  readonly isNarrowed?: true;
}

type Questions = Extract<BlockContent, { kind: 'faq' }>;

/** The help centre with the answers that are looked for in place of all questions; every other page as it is. */
export function searchHelp(
  request: PageRequest,
  { kind, slug }: ShownPage,
  blocks: readonly BlockView[],
  text: PageText,
): { readonly blocks: readonly BlockView[]; readonly help?: HelpSearch } {
  if (kind !== 'help') return { blocks };
  const action = pathsOf(request).page(slug);
  const words = (request.url.searchParams.get('query') ?? '').trim().slice(0, SEARCH_QUERY_LENGTH.maximum);
  if (words === '') return { blocks, help: { action, words } };
  const questions = blocks.flatMap(({ content }) => (content.kind === 'faq' ? content.groups : []));
  const entries = findAnswers(questions, words, (said) => request.content.readWords(said));
  if (entries.length === 0)
    return { blocks, help: { action, words, note: text('content.helpNone', { words }) } };
  const found: Questions = { kind: 'faq', groups: [{ entries }] };
  return {
    blocks: [{ type: 'faq', content: found }, ...blocks.filter(({ content }) => content.kind !== 'faq')],
    help: {
      action,
      words,
      note: text('content.helpFound', { count: entries.length, words }),
      isNarrowed: true,
    },
  };
}
