import type { Localized } from '../../src/kernel/localized.ts';
import type { AttributeSource, VariantSource } from './kind-file.ts';
import { baseOf, localize } from './localize.ts';
import { unitOf, wordText } from './shelf.ts';

export interface Attribute {
  readonly key: string;
  readonly value: number | boolean | string | Localized;
  readonly unit?: string;
}

/** Texts that are the same everywhere: signs, digits, abbreviations in capitals, measures. */
const isNeutral = (text: string) => !/\p{Ll}{3}/u.test(text);

export function toAttribute(key: string, value: AttributeSource): Attribute {
  const unit = unitOf(key);
  const texts = typeof value === 'string' ? wordText(value) : undefined;
  if (typeof value === 'string' && !texts && !isNeutral(value))
    throw new Error(`${key} ${value} has no translation`);
  return {
    key,
    value: texts ? localize((locale) => texts[baseOf(locale)]) : value,
    ...(unit === undefined ? {} : { unit }),
  };
}

/** All attributes of an article: its own, its colour, its measures and its weight. */
export function attributesOf(variant: VariantSource): readonly Attribute[] {
  const [netLength, netWidth, netHeight] = variant.size;
  const [netWeight, grossWeight] = variant.weight;
  const colour = wordText(variant.look) && variant.look !== 'steel' ? { colour: variant.look } : {};
  const all = { ...variant.attributes, ...colour, netLength, netWidth, netHeight, netWeight, grossWeight };
  return Object.entries(all).map(([key, value]) => toAttribute(key, value));
}
