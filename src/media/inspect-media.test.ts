import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { paintPicture, writePdf, writeSvg } from '../../tests/support/media-shop.ts';
import { inspectMedia, MOST_BYTES } from './inspect-media.ts';

async function problemOf(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const inspected = await inspectMedia(name, bytes);
  return inspected.ok ? undefined : inspected.refusal;
}

/** A PNG that claims its size in its head and holds one line of it: what a bomb looks like before it goes off. */
function claimPixels(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value >>> 0;
  });
  const crcOf = (bytes: Buffer) => {
    let crc = 0xffffffff;
    for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
    return (crc ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crcOf(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what comes as a picture or a document', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as a picture when it is a %s',
    async (format) => {
      expect(await problemOf('drill', await paintPicture('red', format))).toBeUndefined();
    },
  );

  it('is taken as what its name says', async () => {
    expect(await problemOf('manuals/drill-de.pdf', writePdf('Drill'))).toBeUndefined();
    expect(await problemOf('logo.svg', writeSvg('<path d="M0 0h10v10z"/>'))).toBeUndefined();
    expect(await problemOf('360/drill/01.avif', await paintPicture('red', 'avif'))).toBeUndefined();
  });

  it.each([
    ['empty', 'drill', Buffer.alloc(0), 'is empty'],
    ['too large', 'drill', Buffer.alloc(MOST_BYTES + 1), 'is larger than 48 MB'],
    [
      'a page',
      'drill',
      Buffer.from('<!doctype html><script>steal()</script>'),
      'is of no type that is known',
    ],
    ['a document in place of a picture', 'drill', writePdf('x'), 'is of the type pdf'],
    ['a drawing in place of a picture', 'drill', writeSvg('<path d=""/>'), 'is of the type svg'],
    [
      'a page in place of a document',
      'manuals/x.pdf',
      Buffer.from('<html>%PDF-'),
      'is of no type that is known',
    ],
    [
      'half a picture',
      'drill',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
      'cannot be read as a picture',
    ],
    ['a bomb', 'drill', claimPixels(60_000, 60_000), 'is 60000 × 60000 pixels; 80 million are the most'],
  ])('is refused when it is %s', async (_what, name, bytes, problem) => {
    expect(await problemOf(name, bytes)).toContain(problem);
  });

  it('is refused as a document of another type than its name says', async () => {
    expect(await problemOf('360/drill/01.avif', await paintPicture('red', 'webp'))).toContain('type webp');
  });
});

describe('a drawing', () => {
  it.each([
    '<g fill="#c00"><circle cx="1" cy="1" r="1"/><text x="0" y="9">A &amp; B</text></g>',
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>',
    '<style>.a{fill:#c00}</style><use href="#a"/>',
    '<title>Müller &lt;GmbH&gt;</title>',
  ])('is taken when it only draws: %s', async (inside) => {
    expect(await problemOf('logo.svg', writeSvg(inside))).toBeUndefined();
  });

  it.each([
    ['<script>steal()</script>', 'holds the element <script>'],
    ['<g><script href="https://evil.example/x.js"/></g>', 'holds the element <script>'],
    ['<path onload="steal()"/>', 'holds a script (onload)'],
    [
      '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
      'holds the element <foreignObject>',
    ],
    ['<image href="https://evil.example/x.png"/>', 'holds the element <image>'],
    ['<a href="javascript:steal()"><path d=""/></a>', 'holds the element <a>'],
    ['<use href="https://evil.example/x.svg#a"/>', 'leads to another address (href)'],
    ['<use xlink:href="data:image/svg+xml,x"/>', 'leads to another address (xlink:href)'],
    ['<rect fill="url(https://evil.example/x)"/>', 'leads to another address (fill)'],
    ['<rect style="fill:&#117;rl(//evil.example)"/>', 'leads to another address (style)'],
    ['<style>@import "https://evil.example/x.css";</style>', 'holds an address in a text or a style'],
    ['<style>rect{fill:url(//evil.example/x)}</style>', 'holds an address in a text or a style'],
    ['<animate attributeName="href" to="javascript:steal()"/>', 'holds the element <animate>'],
    ['<set attributeName="onload" to="steal()"/>', 'holds the element <set>'],
    ['<![CDATA[<script>steal()</script>]]>', 'CDATA'],
    ['<g>', 'is no well-formed XML'],
  ])('is refused when it holds more: %s', async (inside, problem) => {
    expect(await problemOf('logo.svg', writeSvg(inside))).toContain(problem);
  });

  it('is refused with a script on itself, with entities, or with a style from elsewhere', async () => {
    expect(await problemOf('logo.svg', writeSvg('', ' onload="steal()"'))).toContain('holds a script');
    const expanding = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(await problemOf('logo.svg', Buffer.from(`${expanding}<svg><text>&b;</text></svg>`))).toBeDefined();
    const styled = `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example"?>`;
    expect(await problemOf('logo.svg', Buffer.from(`${styled}<svg></svg>`))).toBeDefined();
    expect(await problemOf('logo.svg', writeSvg('<g/>'.repeat(150_000)))).toContain('larger than 512 KB');
  });
});
