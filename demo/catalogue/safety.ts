import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manualKinds } from '../manuals/manual-kinds.ts';
import { textsIn } from '../manuals/manual-texts.ts';
import type { KindSource, VariantSource } from './kind-file.ts';
import { baseOf, localize } from './localize.ts';
import { languageOfTable } from './table-language.ts';
import { readLanguages, type Texts } from './tables.ts';

/** The most telling notes: the manual has all of them. */
const MOST_WARNINGS = 4;

/** What a kind warns of: the notes on safety of its manual, those of its own before those of all goods. */
export function warningsOf(kind: string) {
  const traits = manualKinds.get(kind)?.filter(({ isPartly }) => !isPartly) ?? [];
  const names = [...traits.map(({ name }) => name), 'general'];
  return localize((locale) => {
    const { notes } = textsIn(languageOfTable(baseOf(locale)));
    const safety = names.map((name) => (notes.get(name) ?? []).filter(({ section }) => section === 'safety'));
    // One of each trait before a second of any: a machine that is hot and turns says both.
    const deepest = Math.max(...safety.map((list) => list.length));
    return Array.from({ length: deepest }, (_, depth) => safety.flatMap((list) => list[depth]?.text ?? []))
      .flat()
      .slice(0, MOST_WARNINGS);
  });
}

const CODE = /^## (.+)$/;

function readHazards(): ReadonlyMap<string, Texts> {
  const blocks = readFileSync(join(import.meta.dirname, 'words/hazards.txt'), 'utf8')
    .split(/^(?=## )/m)
    .slice(1);
  return new Map(
    blocks.map((block) => {
      const [head = '', ...lines] = block.trim().split('\n');
      const code = CODE.exec(head)?.[1] ?? '';
      const [texts] = readLanguages(`hazards.txt ${code}`, lines, ' | ', 1);
      if (texts === undefined) throw new Error(`hazards.txt: ${code} says nothing`);
      return [code, texts] as const;
    }),
  );
}

let hazards: ReadonlyMap<string, Texts> | undefined;

function statementsOf(codes: readonly string[]) {
  hazards ??= readHazards();
  const known = hazards;
  return codes.map((code) => {
    const texts = known.get(code);
    if (texts === undefined) throw new Error(`hazards.txt has no ${code}`);
    return { code, text: localize((locale) => texts[baseOf(locale)]) };
  });
}

const CARE = ['P102', 'P280', 'P305+P351+P338'];

/** What the label of a concentrate says by how sour or sharp it is; nothing of all other goods. */
export function hazardOf({ key }: KindSource, { attributes }: VariantSource): object {
  if (key !== 'cleaning-concentrate') return {};
  const acidity = Number(attributes.phValue);
  if (acidity <= 2 || acidity >= 11.5) {
    const statements = statementsOf(['H318', ...CARE]);
    return { hazard: { signalWord: 'danger', pictograms: ['GHS05'], statements } };
  }
  if (acidity < 10) return {};
  return {
    hazard: { signalWord: 'warning', pictograms: ['GHS07'], statements: statementsOf(['H319', ...CARE]) },
  };
}

/** How much is in what is sold by measure: liquids by the litre, wire by the kilogram. */
export function contentOf({ key }: KindSource, { attributes, weight }: VariantSource): object {
  if (key === 'cleaning-concentrate') return { content: { amount: Number(attributes.contents), unit: 'l' } };
  if (key === 'welding-wire') return { content: { amount: weight[0], unit: 'kg' } };
  return {};
}
