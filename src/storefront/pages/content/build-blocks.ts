import type { Block, BlockType } from '../../../api/contract/content.ts';
import type { BlockView } from '../../components/content/content-view.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import type { BlockBuilders, BlockSurroundings } from './block-builder.ts';
import { factBuilders } from './build-facts.ts';
import { goodsBuilders } from './build-goods.ts';
import { teaserBuilders } from './build-teasers.ts';
import { wordBuilders } from './build-words.ts';
import { resolveLinks } from './resolve-links.ts';

const builders: BlockBuilders = { ...wordBuilders, ...goodsBuilders, ...factBuilders, ...teaserBuilders };

/** The blocks of a page with everything they show; one that has nothing to show in this market is left out. */
export async function buildBlocks(
  request: PageRequest,
  blocks: readonly Block[],
  hasHeading: boolean,
): Promise<readonly BlockView[]> {
  const [text, pages, resolve] = await Promise.all([
    loadTexts(request.locale),
    request.content.findPages(),
    resolveLinks(request, blocks),
  ]);
  const headingBlock = hasHeading ? undefined : blocks.find(({ type }) => type === 'hero');
  const around: BlockSurroundings = { request, text, pages, resolve, headingBlock };
  const views = await Promise.all(
    blocks.map(async (block): Promise<BlockView | undefined> => {
      const content = await buildContent(block.type, block, around);
      const { type, id } = block;
      return content === undefined ? undefined : { type, content, ...(id === undefined ? {} : { id }) };
    }),
  );
  return views.filter((view) => view !== undefined);
}

function buildContent<Type extends BlockType>(type: Type, block: Block<Type>, around: BlockSurroundings) {
  return builders[type](block, around);
}
