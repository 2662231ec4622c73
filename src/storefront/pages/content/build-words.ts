import type { Block } from '../../../api/contract/content.ts';
import { formatLastDay } from '../../../markets/date-format.ts';
import type { BlockContent } from '../../components/content/content-view.ts';
import { NEWSLETTER_BLOCK } from '../../newsletter-anchors.ts';
import {
  type BlockBuilders,
  type BlockSurroundings,
  linkOf,
  titleOf,
  viewLink,
  viewText,
} from './block-builder.ts';
import { viewInline } from './view-text.ts';
import { withoutUndefined } from './without-undefined.ts';

/** Blocks that show what stands in the content file. */
export const wordBuilders = {
  richText: ({ text }, around) => ({ kind: 'text', nodes: viewText(text, around) }),
  notice: (block, around) => ({
    kind: 'notice',
    tone: block.tone,
    ...titleOf(block),
    nodes: viewText(block.text, around),
  }),
  hero: (block, around) => ({
    kind: 'hero',
    isHeading: block === around.headingBlock,
    links: block.links.flatMap((link) => viewLink(link, around) ?? []),
    title: block.title,
    ...withoutUndefined({ text: block.text, picture: block.picture, search: block.search }),
  }),
  banner: (block, around) => buildBanner(block, block.picture, around),
  /** The form itself stands at the foot of the page. */
  newsletter: ({ title, text, link }) => ({
    kind: 'banner',
    title,
    isForVisitors: true,
    link: { label: link.label, href: `#${NEWSLETTER_BLOCK}` },
    ...withoutUndefined({ text }),
  }),
  faq: (block, around) => ({
    kind: 'faq',
    ...titleOf(block),
    groups: block.groups.map((group) => ({
      ...titleOf(group),
      entries: group.entries.map(({ question, answer }) => ({
        question,
        answer: viewText(answer, around),
      })),
    })),
  }),
  countdown: buildCountdown,
  table: (block, { request, resolve }) => ({
    kind: 'table',
    ...titleOf(block),
    columns: block.columns,
    rows: block.rows.map((row) => row.map((cell) => viewInline(request.content.readInline(cell), resolve))),
  }),
  steps: (block, around) => ({
    kind: 'steps',
    ...titleOf(block),
    steps: block.steps.map((step) => ({ title: step.title, nodes: viewText(step.text, around) })),
  }),
} as const satisfies Partial<BlockBuilders>;

function buildBanner(
  block: Block<'banner'>,
  picture: Block<'banner'>['picture'],
  around: BlockSurroundings,
): BlockContent {
  const { title, text } = block;
  return { kind: 'banner', title, ...withoutUndefined({ text, picture }), ...linkOf(block, around) };
}

function buildCountdown(block: Block<'countdown'>, around: BlockSurroundings): BlockContent {
  const { title, text, until, endText, picture } = block;
  const { request } = around;
  const day = formatLastDay(until, request.market.timeZone);
  const isRunning = Date.parse(until) > request.now.getTime();
  return {
    kind: 'countdown',
    title,
    until,
    untilText: isRunning ? around.text('product.offerUntil', { day }) : (endText ?? ''),
    ...withoutUndefined({ text, endText, picture }),
    ...linkOf(block, around),
  };
}
