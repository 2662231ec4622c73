import type { LocaleCode } from '../../src/kernel/locale.ts';
import type { KindSource, VariantSource } from './kind-file.ts';
import { baseOf, writeNumber } from './localize.ts';
import { highlightText, unitOf, usageText, word, wordText } from './shelf.ts';

/** `180 kg`, `white`, `6 pcs`: an attribute as it stands in a name, or nothing where the article lacks it. */
function inName(locale: LocaleCode, variant: VariantSource, key: string): string | undefined {
  const value =
    key === 'netWeight' ? variant.weight[0] : key === 'colour' ? variant.look : variant.attributes[key];
  if (value === undefined || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') {
    const texts = wordText(value);
    if (texts) return texts[baseOf(locale)];
  }
  const unit = key === 'pieces' ? word('pieces')[baseOf(locale)] : unitOf(key);
  const written = typeof value === 'number' ? writeNumber(locale, value) : value;
  return unit === undefined ? written : `${written}\u00a0${unit}`;
}

function kindName(locale: LocaleCode, { texts }: KindSource): string {
  return (locale === 'de-AT' ? texts.austrianName : undefined) ?? texts.name[baseOf(locale)];
}

/** The kind, its brand and its model; a model that begins with the brand says it already. */
export function shortName(locale: LocaleCode, kind: KindSource, { brand, model }: VariantSource): string {
  return [kindName(locale, kind), model.startsWith(brand) ? model : `${brand} ${model}`].join(' ');
}

export function fullName(locale: LocaleCode, kind: KindSource, variant: VariantSource): string {
  const specs = kind.title.map((key) => inName(locale, variant, key)).filter((spec) => spec !== undefined);
  return [shortName(locale, kind, variant), ...specs].join(' – ');
}

/** The kind's own sentences, then the shared ones. */
export function describeKind(locale: LocaleCode, kind: KindSource, more: readonly string[] = []): string {
  const own = kind.texts.description[baseOf(locale)];
  return [own, ...[...kind.usage, ...more].map((key) => usageText(key)[baseOf(locale)])].join(' ');
}

export function highlightsOf(locale: LocaleCode, kind: KindSource): readonly string[] {
  return kind.highlights.map((key) => highlightText(key)[baseOf(locale)]);
}
