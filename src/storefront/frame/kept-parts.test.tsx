import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Shell, useShell } from '../shell.ts';
import { KeptHtml, KeptPart, KeptPartsProvider, PageRoot, putParts } from './kept-parts.tsx';

const shellOf = (shopName: string) =>
  ({ locale: 'de-DE', shopName, categoryTree: [] as Shell['categoryTree'] }) as Shell;

let written = 0;
function Greeting({ name }: { readonly name: string }) {
  written += 1;
  return (
    <p>
      {name} at {useShell().shopName}
    </p>
  );
}

/** A page of parts, and how many of them were written for it. */
function write(kept: KeptHtml, shell: Shell, names: readonly string[]): { html: string; written: number } {
  written = 0;
  const parts = kept.openPage(shell);
  const page = renderToString(
    <PageRoot shell={shell}>
      <KeptPartsProvider value={parts}>
        <main>
          {names.map((name) => (
            <KeptPart key={name} of={Greeting} props={{ name }} />
          ))}
        </main>
      </KeptPartsProvider>
    </PageRoot>,
  );
  return { html: putParts(page, parts.placed, []), written };
}

const greeting = (name: string, shop: string) => `<p>${name}<!-- --> at <!-- -->${shop}</p>`;

it('S-01: a part is written once for the same props and the same shell', () => {
  const kept = new KeptHtml(10_000);
  const both = `<main>${greeting('Ann', 'One')}${greeting('Bo', 'One')}</main>`;
  expect(write(kept, shellOf('One'), ['Ann', 'Bo'])).toEqual({ html: both, written: 2 });
  expect(write(kept, shellOf('One'), ['Ann', 'Bo'])).toEqual({ html: both, written: 0 });
  expect(write(kept, shellOf('Two'), ['Bo'])).toEqual({
    html: `<main>${greeting('Bo', 'Two')}</main>`,
    written: 1,
  });
});

it('S-01: words that look like a place are words', () => {
  const name = '<gantry-part data-index="0"></gantry-part>$&';
  const { html } = write(new KeptHtml(10_000), shellOf('One'), [name, 'Bo']);
  expect(html).toContain('&lt;gantry-part data-index=&quot;0&quot;&gt;&lt;/gantry-part&gt;$&amp;');
});

it('S-01: what was not shown for longest makes room', () => {
  const kept = new KeptHtml(greeting('Ann', 'One').length * 2 + 200);
  for (const name of ['Ann', 'Bob', 'Ann', 'Cem']) write(kept, shellOf('One'), [name]);
  expect(write(kept, shellOf('One'), ['Ann', 'Cem']).written).toBe(0);
  expect(write(kept, shellOf('One'), ['Bob']).written).toBe(1);
});

it('S-01: without kept parts everything is written', () => {
  const html = renderToString(
    <PageRoot shell={shellOf('One')}>
      <KeptPart of={Greeting} props={{ name: 'Ann' }} />
    </PageRoot>,
  );
  expect(html).toBe(greeting('Ann', 'One'));
});
