import type { Block, BlockType, PageLink } from '../../../api/contract/content.ts';
import type { BlockContent, LinkView, NodeView } from '../../components/content/content-view.ts';
import type { PageText } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import type { ResolveLink } from './resolve-links.ts';
import { viewNodes } from './view-text.ts';
import { withoutUndefined } from './without-undefined.ts';

/** What the blocks of one page are built with. */
export interface BlockSurroundings {
  readonly request: PageRequest;
  readonly text: PageText;
  readonly pages: readonly PageLink[];
  readonly resolve: ResolveLink;
  /** The page has no heading of its own, so its first hero is it. */
  readonly headingBlock: Block | undefined;
}

/** A block of the content file -> what it shows in this market; `undefined`: nothing, and the block is left out. */
export type BlockBuilders = {
  readonly [Type in BlockType]: (
    block: Block<Type>,
    around: BlockSurroundings,
  ) => BlockContent | undefined | Promise<BlockContent | undefined>;
};

export const titleOf = ({ title }: { readonly title?: string }) => withoutUndefined({ title });

interface WrittenLink {
  readonly label: string;
  readonly target: string;
}

export function viewLink(
  link: WrittenLink | undefined,
  { resolve }: BlockSurroundings,
): LinkView | undefined {
  const href = link === undefined ? undefined : resolve(link.target);
  return link === undefined || href === undefined ? undefined : { label: link.label, href };
}

export function linkOf(
  { link }: { readonly link?: WrittenLink },
  around: BlockSurroundings,
): { link?: LinkView } {
  return withoutUndefined({ link: viewLink(link, around) });
}

export function viewText(text: string, { request, resolve }: BlockSurroundings): readonly NodeView[] {
  return viewNodes(request.content.readText(text), resolve);
}
