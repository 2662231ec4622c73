import type { ShownPage } from '../../../api/contract/content.ts';
import { plainPicture } from '../../components/content/content-picture/picture-shape.ts';
import type { BlockView } from '../../components/content/content-view.ts';
import type { PageRequest } from '../../page-request.ts';
import { structureQuestions } from '../../structured-questions.ts';
import { structureShop } from '../../structured-shop.ts';
import { structureWay } from '../../structured-way.ts';
import { pathsOf } from '../../translations.ts';
import { plainNode } from './plain-text.ts';

type Thing = Readonly<Record<string, unknown>>;

interface PageContext {
  readonly canonical: string | undefined;
  readonly crumbs: readonly { readonly name: string; readonly href: string }[];
  /** What the way to a page begins with. */
  readonly home: string;
}

/** What search engines are told of a page: its questions, its article, the way to it (schema.org). */
export function structureContent(
  request: PageRequest,
  page: ShownPage,
  blocks: readonly BlockView[],
  { canonical, crumbs, home }: PageContext,
): readonly Thing[] {
  const origin = request.findOrigin(request.market);
  const questions = blocks.flatMap(({ content }) =>
    content.kind === 'faq' ? content.groups.flatMap(({ entries }) => entries) : [],
  );
  const way = [
    { name: home, href: pathsOf(request).home() },
    ...crumbs,
    { name: page.title, href: canonical ?? '' },
  ];
  const things: Thing[] = [
    ...(page.kind === 'home' ? structureShop(request) : structureWay(origin, way)),
    ...structureQuestions(
      questions.map(({ question, answer }) => ({ question, answer: answer.map(plainNode).join('\n') })),
    ),
  ];
  if (page.kind === 'article')
    things.push({
      '@type': 'Article',
      headline: page.title,
      inLanguage: request.locale,
      datePublished: page.publishedAt,
      mainEntityOfPage: canonical,
      publisher: { '@type': 'Organization', name: request.content.facts.company.name },
      ...(page.teaser?.picture === undefined || origin === undefined
        ? {}
        : { image: `${origin}${plainPicture(page.teaser.picture.name)}` }),
    });
  return things;
}
