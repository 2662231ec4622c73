import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAttackStrings, readAttackStrings } from '../../tests/support/attack-strings.ts';
import { parseHtmlText } from './html-text.ts';
import type { Inline, RichNode } from './text-tree.ts';

const paragraph = (...parts: readonly Inline[]) => ({ kind: 'paragraph', parts });

function linesOf(node: RichNode): readonly (readonly Inline[])[] {
  if (node.kind === 'list') return node.items;
  return node.kind === 'table' ? [...node.head, ...node.rows.flat()] : [node.parts];
}

function targetsOf(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) =>
    typeof part === 'string'
      ? []
      : [...(part.kind === 'link' ? [part.target] : []), ...targetsOf(part.parts)],
  );
}

/** Whether a browser on a page of the shop would open a page of the web by it, and not run it. */
function isSafe(target: string): boolean {
  if (/^(?:page|category|product|tag|brand|route|mailto|tel):|^#/.test(target)) return true;
  const { protocol, origin } = new URL(target, 'https://shop.example');
  return target.startsWith('/') ? origin === 'https://shop.example' : /^https?:$/.test(protocol);
}

describe("L-01: a category's text", () => {
  it('is headings, paragraphs, lists and tables with stressed words and links', () => {
    expect(
      parseHtmlText(
        `<h2 class="x">One &amp; two</h2>\n<p>A <strong>bold</strong> and <em>soft</em>\n word, <a href='/payment/'>a path</a>.</p>
        <ul><li>a</li><li><p>b</p></li></ul><OL><LI>c<ul><li>d</li></ul></LI></OL><h3>Sizes</h3>
        <table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>after`,
      ),
    ).toEqual([
      { kind: 'heading', level: 2, id: 'one-two', parts: ['One & two'] },
      paragraph(
        'A ',
        { kind: 'bold', parts: ['bold'] },
        ' and ',
        { kind: 'italic', parts: ['soft'] },
        ' word, ',
        { kind: 'link', target: '/payment/', parts: ['a path'] },
        '.',
      ),
      { kind: 'list', ordered: false, items: [['a'], ['b']] },
      { kind: 'list', ordered: true, items: [['c'], ['d']] },
      { kind: 'heading', level: 3, id: 'sizes', parts: ['Sizes'] },
      { kind: 'table', head: [['x'], ['y']], rows: [[['1'], []]] },
      paragraph('after'),
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', [paragraph('<script>alert(1)</script>')]],
    ['<p onclick="steal()" style="x">a</p>', [paragraph('a')]],
    ['<img src=x onerror=alert(1)>', [paragraph('<img src=x onerror=alert(1)>')]],
    [
      '<p>1 < 2 &lt;script&gt; &#60;b&#62; &unknown; &eacute;</p>',
      [paragraph('1 < 2 <script> <b> &unknown; é')],
    ],
    ['<svg><p>a<style></p>', [paragraph('<svg>'), paragraph('a<style>')]],
    [
      '<math><mtext><table><mglyph><style><!--</style><img onerror=x>',
      [paragraph('<math><mtext><mglyph><style><!--</style><img onerror=x>')],
    ],
    ['<template><p>a</template>', [paragraph('<template>'), paragraph('a</template>')]],
    ['<textarea></textarea><p>b</p>', [paragraph('<textarea></textarea>'), paragraph('b')]],
    ['<a href="/x/" href="javascript:a">x</a>', [paragraph({ kind: 'link', target: '/x/', parts: ['x'] })]],
    ['<![CDATA[<p>a</p>]]>', [paragraph('<![CDATA['), paragraph('a'), paragraph(']]>')]],
    [
      '<strong>a<p>b</strong>c</p>',
      [paragraph({ kind: 'bold', parts: ['a'] }), paragraph({ kind: 'bold', parts: ['b'] }, 'c')],
    ],
    ['<!-- <p>a</p> -->', [paragraph('<!--'), paragraph('a'), paragraph('-->')]],
    ['a</p></li></td></table></strong>b', [paragraph('a'), paragraph('b')]],
    ['<strong><strong>a</strong>', [paragraph({ kind: 'bold', parts: ['a'] })]],
    ['<td>a</td><table>b<tr><td>c', [paragraph('ab'), { kind: 'table', head: [], rows: [[['c']]] }]],
    ['<p> </p><ul></ul><table></table><h2></h2><strong></strong>', []],
  ])('of %s is harmless and whole', (html, nodes) => {
    expect(parseHtmlText(html)).toEqual(nodes);
  });

  it.each([
    ['https://example.com/a?b=c&amp;d=e', 'https://example.com/a?b=c&d=e'],
    ['http://example.com/', 'http://example.com/'],
    ['/pl/fryers/', '/pl/fryers/'],
    ['page:payment', 'page:payment'],
    ['category:fryers', 'category:fryers'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    [' java&#115;cript:alert(1)', undefined],
    ['java&#x09;script:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['//evil.example/', undefined],
    ['/\\evil.example/', undefined],
    ['\\\\evil.example/', undefined],
    ['/&#92;evil.example/', undefined],
    ['/&#47;evil.example/', undefined],
    ['fryers/', undefined],
    ['https://', undefined],
    ['ftp://example.com/', undefined],
    ['', undefined],
  ])('may link to %s: %s', (href, target) => {
    expect(parseHtmlText(`<a href="${href}">words</a>`)).toEqual([
      paragraph(target === undefined ? 'words' : { kind: 'link', target, parts: ['words'] }),
    ]);
  });

  it('says every word of whatever it is given, in the order of the text', () => {
    const piece = fc.constantFrom(
      ...['<p>', '</p>', '<h2>', '</h2>', '<ul>', '</ul>', '<ol>', '<li>', '</li>', '<strong>', '</strong>'],
      ...['<em>', '</em>', '<a href="/x/">', '<a href="x">', '</a>', '<table>', '</table>', '<thead>'],
      ...['<tr>', '</tr>', '<th>', '</th>', '<td>', '</td>', '<b>', '<', '>', 'one', 'two ', ' three'],
    );
    const written = fc.array(piece, { maxLength: 60 });
    const wordsOf = (parts: readonly Inline[]): string =>
      parts.map((part) => (typeof part === 'string' ? part : wordsOf(part.parts))).join('');
    fc.assert(
      fc.property(written, (pieces) => {
        const said = parseHtmlText(pieces.join('')).flatMap(linesOf).map(wordsOf).join('');
        const words = (text: string) => text.match(/one|two|three/g) ?? [];
        expect(words(said).toSorted()).toEqual(words(pieces.join('')).toSorted());
      }),
    );
  });

  it('reads the longest text there may be without delay or depth', () => {
    for (const part of ['<em>', '<', '<a href="', '<ul>', '<table><tr><td>', '<p ', '&#'])
      expect(parseHtmlText(part.repeat(100_000 / part.length))).toBeInstanceOf(Array);
  });

  it.skipIf(!hasAttackStrings)('leads nowhere harmful, whatever attack is written into it', () => {
    const attacks = readAttackStrings();
    expect(attacks.length).toBeGreaterThan(5000);
    let links = 0;
    for (const attack of attacks) {
      const texts = [attack, `<p>${attack}</p>`, `<a href="${attack}">x</a>`, `<a href=${attack}>x</a>`];
      for (const html of texts)
        for (const target of parseHtmlText(html).flatMap(linesOf).flatMap(targetsOf)) {
          links += 1;
          expect(isSafe(target), `${html} -> ${target}`).toBe(true);
        }
    }
    // Some of the attacks are ordinary addresses, so this does look at something.
    expect(links).toBeGreaterThan(20);
  });
});
