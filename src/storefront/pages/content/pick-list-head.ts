import type { ShownPage } from '../../../api/contract/content.ts';
import type { BlockView } from '../../components/content/content-view.ts';
import type { ListHeadView } from '../../components/listing/list-head.tsx';

/**
 * What a page of goods begins with, so that they are in sight (rule L-06), and the blocks that follow them: a banner that stands
 * first, as a campaign's does, is that head; a brand has its mark and the words of the card that leads to it.
 */
export function pickListHead(
  { heading, title, teaser }: ShownPage,
  blocks: readonly BlockView[],
): { readonly listHead: ListHeadView; readonly blocks: readonly BlockView[] } {
  const name = heading ?? title;
  const [first, ...others] = blocks;
  if (first?.content.kind === 'banner') {
    const { title: words, text, picture, link } = first.content;
    const said = [words === name ? undefined : words, text].filter((part) => part !== undefined);
    return { listHead: { name, text: said.join(' ') || undefined, picture, link }, blocks: others };
  }
  const mark = teaser?.picture === undefined ? undefined : { ...teaser.picture, alt: '' };
  return { listHead: { name, text: teaser?.text, picture: mark }, blocks };
}
