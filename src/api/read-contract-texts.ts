import type { ContractText } from '../commerce/purchase/orders/contract-text.ts';
import type { Order } from '../commerce/purchase/orders/order.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { ClientType } from '../markets/client-type.ts';
import type { Block, ContentCalls, Inline, MarketFacts, RichNode } from './contract/content.ts';

type Piece = ContractText['pieces'][number];

/**
 * The content pages that a contract is made under (rule D-12): terms; for consumers, who alone may withdraw, how they do, with the
 * model form, and what the law warrants. Pages that a shop does not have are left out.
 */
const contractPages: Readonly<Record<ClientType, readonly string[]>> = {
  PRIVATE: ['terms-and-conditions', 'withdrawal', 'return-policy', 'complaints'],
  COMPANY: ['terms-and-conditions'],
};
/** What a guarantee that was bought comes with (Directive 2019/771, Article 17). */
const GUARANTEE_PAGE = 'premium-gurantee';

const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : wordsOf(part.parts))).join('');

function flatten(node: RichNode): readonly Piece[] {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
      return [{ kind: node.kind, text: wordsOf(node.parts) }];
    case 'list':
      return node.items.map((item) => ({ kind: 'item', text: wordsOf(item) }));
    case 'table':
      return [node.head, ...node.rows]
        .filter((row) => row.length > 0)
        .map((row) => ({ kind: 'item', text: row.map(wordsOf).join(' · ') }));
  }
}

function pieceOf(kind: Piece['kind'], text: string | undefined): readonly Piece[] {
  return text === undefined || text === '' ? [] : [{ kind, text }];
}

/** What a block says in words; those that only show goods, pictures or forms say nothing here. */
function readBlock(block: Block, { readText }: Pick<ContentCalls, 'readText'>): readonly Piece[] {
  const rich = (text: string) => readText(text).flatMap(flatten);
  switch (block.type) {
    case 'richText':
      return rich(block.text);
    case 'notice':
      return [...pieceOf('heading', block.title), ...rich(block.text)];
    case 'steps':
      return [
        ...pieceOf('heading', block.title),
        ...block.steps.flatMap((step) => [...pieceOf('heading', step.title), ...rich(step.text)]),
      ];
    case 'faq':
      return [
        ...pieceOf('heading', block.title),
        ...block.groups.flatMap(({ title, entries }) => [
          ...pieceOf('heading', title),
          ...entries.flatMap(({ question, answer }) => [...pieceOf('heading', question), ...rich(answer)]),
        ]),
      ];
    case 'table':
      return [
        ...pieceOf('heading', block.title),
        ...[block.columns, ...block.rows].flatMap((row) => pieceOf('item', row.join(' · '))),
      ];
    default:
      return [];
  }
}

/** Content pages in the language of an order. */
export interface ContractPages {
  open(locale: LocaleCode): Pick<ContentCalls, 'getPage' | 'readText'> & {
    readonly facts: Pick<MarketFacts, 'guaranteeNotice' | 'disputes'>;
  };
}

const paragraph = (text: string): Piece => ({ kind: 'paragraph', text });

/** What the law wants a consumer to keep besides the pages: the notice of the guarantee, and who settles disputes. */
function readNotices({ guaranteeNotice, disputes }: ReturnType<ContractPages['open']>['facts']) {
  const texts: ContractText[] = [];
  if (guaranteeNotice !== undefined) {
    const { title, lead, points, link } = guaranteeNotice;
    const pieces = [lead, ...points, `${link.label}: ${link.href}`].map(paragraph);
    texts.push({ page: 'guarantee-notice', title, pieces });
  }
  if (disputes !== undefined)
    texts.push({ page: 'disputes', title: disputes.title, pieces: disputes.sentences.map(paragraph) });
  return texts;
}

/** The texts of an order's contract in its language, as the pages say them now. */
export async function readContractTexts(
  content: ReturnType<ContractPages['open']>,
  { clientType, lineItems }: Pick<Order['contents'], 'clientType' | 'lineItems'>,
): Promise<readonly ContractText[]> {
  const hasGuarantee = lineItems.some(({ parentSku }) => parentSku !== undefined);
  const names = [...contractPages[clientType], ...(hasGuarantee ? [GUARANTEE_PAGE] : [])];
  const texts: ContractText[] = [];
  for (const name of names) {
    const page = await content.getPage(name);
    if (page === undefined) continue;
    const pieces = page.blocks.flatMap((block) => readBlock(block, content));
    texts.push({ page: name, title: page.heading ?? page.title, pieces });
  }
  // A shop without pages has no contract to send, and says the notices on its own pages alone.
  return texts.length === 0 || clientType === 'COMPANY' ? texts : [...texts, ...readNotices(content.facts)];
}
