import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAttackStrings, readAttackStrings } from '../../tests/support/attack-strings.ts';
import { findWrongLink, parseInline, parseRichText } from './rich-text.ts';
import type { Inline } from './text-tree.ts';

const plain = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : plain(part.parts))).join('');

describe('N-01: rich text', () => {
  it('is headings, paragraphs, lists and tables', () => {
    expect(
      parseRichText(
        '## One & two\nA line\ngoes on.\n\n- a\n- **b**\n1. c\n\n| x | y |\n|---|:-:|\n| 1 | 2 |',
      ),
    ).toEqual([
      { kind: 'heading', level: 2, id: 'one-two', parts: ['One & two'] },
      { kind: 'paragraph', parts: ['A line goes on.'] },
      { kind: 'list', ordered: false, items: [['a'], [{ kind: 'bold', parts: ['b'] }]] },
      { kind: 'list', ordered: true, items: [['c']] },
      { kind: 'table', head: [['x'], ['y']], rows: [[['1'], ['2']]] },
    ]);
  });

  it.each([
    ['a **b** c', ['a ', { kind: 'bold', parts: ['b'] }, ' c']],
    ['[go](page:payment)!', [{ kind: 'link', target: 'page:payment', parts: ['go'] }, '!']],
    ['**[go](#x)**', [{ kind: 'bold', parts: [{ kind: 'link', target: '#x', parts: ['go'] }] }]],
    ['[go](javascript:alert)', ['[go](javascript:alert)']],
    ['[go](/payment/)', ['[go](/payment/)']],
    ['2 * 3 ** 4', ['2 * 3 ** 4']],
    ['<b>x</b>', ['<b>x</b>']],
    ['*a* and snake_case_word', [{ kind: 'italic', parts: ['a'] }, ' and snake_case_word']],
    [
      '![a](https://example.com/a.png)',
      ['!', { kind: 'link', target: 'https://example.com/a.png', parts: ['a'] }],
    ],
    ['<https://example.com> `code` &amp; \\*', ['<https://example.com> `code` &amp; \\*']],
    ['[a][b] ~~c~~ # d', ['[a][b] ~~c~~ # d']],
    ['- a', ['- a']],
  ])('reads %s', (text, parts) => {
    expect(parseInline(text)).toEqual(parts);
  });

  it.each(['# a', '> a', '    a', '```a', '<p>a</p>', '[a]: https://example.com', '***', 'a\n==='])(
    'leaves %s as it is written',
    (text) => {
      expect(parseRichText(text)).toEqual([{ kind: 'paragraph', parts: [text.trim().replace('\n', ' ')] }]);
    },
  );

  it('lets the items of an inner list follow the item around them', () => {
    expect(parseRichText('- a\n  - b\n- c')).toEqual([
      { kind: 'list', ordered: false, items: [['a'], ['b'], ['c']] },
    ]);
  });

  it('tells the first link that leads nowhere', () => {
    expect(findWrongLink('[a](page:x) [b](javascript:y) [c](data:z)')).toBe('javascript:y');
    expect(findWrongLink('[a](https://example.com/b_(c))')).toBeUndefined();
  });

  it('names headings in every script', () => {
    expect(parseRichText('## Επιστροφές **και** [έξοδα](page:x)')).toMatchObject([
      { kind: 'heading', id: 'επιστροφές-και-έξοδα' },
    ]);
  });

  it('ends for any text, and loses no word of it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('#', '##', '## a', '- b', '|', '| c |', '|-|', '1. d', '', 'e', '**', '[f](', ')'),
        ),
        (lines) => {
          const nodes = parseRichText(lines.join('\n'));
          const read = nodes
            .map((node) => {
              if (node.kind === 'list') return node.items.map(plain).join(' ');
              if (node.kind === 'table') return [node.head, ...node.rows].flat().map(plain).join(' ');
              return plain(node.parts);
            })
            .join(' ');
          for (const word of ['a', 'b', 'c', 'd', 'e'])
            expect(read.split(word).length).toBe(lines.join(' ').split(word).length);
        },
      ),
    );
  });
});

const linksOf = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [] : [...(part.kind === 'link' ? [part.target] : []), ...linksOf(part.parts)],
  );

it.skipIf(!hasAttackStrings)('N-01: no hostile text becomes a link that runs anything', () => {
  for (const text of readAttackStrings()) {
    for (const parts of [parseInline(text), parseInline(`[click](${text})`)])
      for (const target of linksOf(parts)) expect(target).toMatch(/^(?:#|https:\/\/|mailto:|tel:|\w+:[\w-])/);
    for (const parts of [parseInline(`[click](${text})`)])
      expect(linksOf(parts).filter((target) => /^(?:javascript|data|vbscript|file):/i.test(target))).toEqual(
        [],
      );
  }
});
