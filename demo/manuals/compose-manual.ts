import type { BaseLocale } from '../../src/kernel/locale.ts';
import { type Attribute, attributesOf } from '../catalogue/attributes.ts';
import type { KindSource } from '../catalogue/kind-file.ts';
import { writeNumber } from '../catalogue/localize.ts';
import { attributeLabel, kinds } from '../catalogue/shelf.ts';
import { tableLanguages } from '../catalogue/tables.ts';
import { type ManualLanguage, manualKinds, type Trait } from './manual-kinds.ts';
import { type ManualTexts, type Section, sections, textsIn } from './manual-texts.ts';

/** A heading and its notes; `electric` are those that go for the electric articles of the kind alone. */
export interface NotesPart {
  readonly section: Section;
  readonly heading: string;
  readonly notes: readonly string[];
  readonly electric: readonly string[];
}

/** What articles differ in: a row an attribute, a column an article. */
export interface DataTable {
  readonly models: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** A manual as it will be read, ready to be drawn. */
export interface Manual {
  readonly locale: BaseLocale;
  /** `Meat slicer` */
  readonly name: string;
  /** `RCMS-195`, `RCMS-220` … of each brand. */
  readonly models: readonly { readonly brand: string; readonly models: readonly string[] }[];
  readonly purpose: string;
  readonly parts: readonly NotesPart[];
  /** Whether it is thrown away as electrical equipment. */
  readonly isElectric: boolean;
  readonly common: readonly { readonly label: string; readonly value: string }[];
  readonly tables: readonly DataTable[];
  readonly question: string;
  readonly answer: string;
  readonly label: (name: string) => string;
}

/** So many articles fit beside each other on A4 at most. */
const COLUMNS = 5;

function notesOf(texts: ManualTexts, traits: readonly Trait[], section: Section): readonly string[] {
  return traits.flatMap(({ name }) => {
    const notes = texts.notes.get(name);
    if (notes === undefined) throw new Error(`no notes on ${name}`);
    return notes.filter((note) => note.section === section).map(({ text }) => text);
  });
}

function partsOf(texts: ManualTexts, traits: readonly Trait[]): readonly NotesPart[] {
  const always = [{ name: 'general', isPartly: false }, ...traits.filter(({ isPartly }) => !isPartly)];
  const partly = traits.filter(({ isPartly }) => isPartly);
  return sections
    .map((section) => ({
      section,
      heading: texts.labels.get(section) ?? '',
      notes: notesOf(texts, always, section),
      electric: notesOf(texts, partly, section),
    }))
    .filter(({ notes, electric }) => notes.length + electric.length > 0);
}

/** The technical data of a kind: what all articles share, and tables of what sets them apart. */
function dataOf({ variants }: KindSource, locale: BaseLocale, texts: ManualTexts) {
  const write = ({ value }: Attribute): string => {
    if (typeof value === 'boolean') return texts.labels.get(value ? 'yes' : 'no') ?? '';
    if (typeof value === 'number') return writeNumber(locale, value);
    return typeof value === 'string' ? value : (value[locale] ?? '');
  };
  const articles = variants.map((variant) => ({
    model: variant.model,
    attributes: new Map(attributesOf(variant).map((attribute) => [attribute.key, attribute])),
  }));
  const keys = [...new Set(articles.flatMap(({ attributes }) => [...attributes.keys()]))];
  const rows = keys.map((key) => {
    const unit = articles.map(({ attributes }) => attributes.get(key)?.unit).find((one) => one !== undefined);
    const values = articles.map(({ attributes }) => {
      const attribute = attributes.get(key);
      return attribute === undefined ? '–' : write(attribute);
    });
    return { label: attributeLabel(key)[locale], unit, values };
  });
  const isCommon = (values: readonly string[]) => new Set(values).size === 1;
  const withUnit = (text: string, unit: string | undefined) =>
    unit === undefined ? text : `${text}\u00a0${unit}`;
  const differing = rows.filter(({ values }) => !isCommon(values));
  const count = Math.ceil(articles.length / COLUMNS);
  // Ten articles are five and five, eleven are four, four and three.
  const columns = Math.ceil(articles.length / count);
  const tables = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * columns, (index + 1) * columns];
    return {
      models: articles.slice(from, to).map(({ model }) => model),
      rows: differing.map(({ label, unit, values }) => ({
        label: unit === undefined ? label : `${label} [${unit}]`,
        values: values.slice(from, to),
      })),
    };
  });
  return {
    common: rows
      .filter(({ values }) => isCommon(values))
      .map(({ label, unit, values: [value = ''] }) => ({ label, value: withUnit(value, unit) })),
    tables: differing.length === 0 ? [] : tables,
  };
}

/** The manual of a kind in a language. Throws when the kind has none. */
export function composeManual(kindKey: string, language: ManualLanguage): Manual {
  const kind = kinds.find(({ key }) => key === kindKey);
  const traits = manualKinds.get(kindKey);
  if (!kind || !traits) throw new Error(`no manual of ${kindKey}`);
  const locale = tableLanguages[language];
  const texts = textsIn(language);
  const brands = Map.groupBy(kind.variants, ({ brand }) => brand);
  return {
    locale,
    name: kind.texts.name[locale],
    models: [...brands].map(([brand, variants]) => ({
      brand,
      models: variants.map(({ model }) => model),
    })),
    purpose: kind.texts.description[locale],
    parts: partsOf(texts, traits),
    isElectric: traits.some(({ name }) => name === 'electric'),
    ...dataOf(kind, locale, texts),
    question: kind.texts.question[locale],
    answer: kind.texts.answer[locale],
    label(name) {
      const text = texts.labels.get(name);
      if (text === undefined) throw new Error(`texts/${language}.txt has no label ${name}`);
      return text;
    },
  };
}
