import type { KindSource, VariantSource } from '../catalogue/kind-file.ts';
import { drawFiche, drawIcon, drawLabel, type EnergyFacts } from './energy-label.ts';

const A_TO_G = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const A_PLUS_TO_D = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'] as const;

interface LabelRule {
  readonly scale: readonly string[];
  /** Delegated regulation of the Commission. */
  readonly regulation: string;
  readonly consumption: readonly [attribute: string, unit: string];
  readonly figures: readonly (readonly [attribute: string, unit: string])[];
}

/** The kinds that have a label by law, and what it has to tell. */
const rules: Readonly<Record<string, LabelRule>> = {
  'display-fridge': {
    scale: A_TO_G,
    regulation: '2019/2018',
    consumption: ['annualConsumption', 'kWh/a'],
    figures: [
      ['capacity', 'l'],
      ['noise', 'dB'],
    ],
  },
  'chest-freezer': {
    scale: A_TO_G,
    regulation: '2019/2016',
    consumption: ['annualConsumption', 'kWh/a'],
    figures: [
      ['capacity', 'l'],
      ['noise', 'dB'],
    ],
  },
  'refrigerated-cabinet': {
    scale: A_TO_G,
    regulation: '2015/1094',
    consumption: ['annualConsumption', 'kWh/a'],
    figures: [['capacity', 'l']],
  },
  'portable-air-conditioner': {
    scale: A_PLUS_TO_D,
    regulation: '626/2011',
    consumption: ['power', 'kWh/60 min'],
    figures: [
      ['coolingCapacity', 'kW'],
      ['noise', 'dB'],
    ],
  },
};

function factsOf(kind: KindSource, { brand, model, attributes }: VariantSource): EnergyFacts | undefined {
  const rule = rules[kind.key];
  const energyClass = attributes.energyClass;
  if (rule === undefined || typeof energyClass !== 'string') return undefined;
  const [used, unit] = rule.consumption;
  const amount = Number(attributes[used]);
  return {
    ...{ brand, model, class: energyClass, scale: rule.scale, regulation: rule.regulation },
    consumption: [String(used === 'power' ? amount / 1000 : amount), unit],
    figures: rule.figures.flatMap(([attribute, of]) => {
      const value = attributes[attribute];
      return value === undefined ? [] : [[String(value), of] as const];
    }),
  };
}

const fileOf = (digits: string, what: 'label' | 'fiche') => `${digits}-${what}.svg`;
const iconOf = ({ class: own, scale }: EnergyFacts) =>
  `${own.replaceAll('+', 'p')}-of-${String(scale[0]).replaceAll('+', 'p')}.svg`.toLowerCase();

/** What the catalogue says of an article's label: where its files lie (rule P-07), or nothing. */
export function energyOf(kind: KindSource, variant: VariantSource, digits: string) {
  const facts = factsOf(kind, variant);
  if (facts === undefined) return {};
  const address = (file: string) => `/pictures/energy/${file}`;
  return {
    energy: {
      labelUrl: address(fileOf(digits, 'label')),
      ficheUrl: address(fileOf(digits, 'fiche')),
      iconUrl: address(iconOf(facts)),
      class: facts.class,
    },
  };
}

/** All files of the labels by their names, for articles with their place among all. */
export function energyFiles(
  articles: readonly {
    readonly kind: KindSource;
    readonly variant: VariantSource;
    readonly digits: string;
  }[],
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { kind, variant, digits } of articles) {
    const facts = factsOf(kind, variant);
    if (facts === undefined) continue;
    files.set(fileOf(digits, 'label'), drawLabel(facts));
    files.set(fileOf(digits, 'fiche'), drawFiche(facts));
    files.set(iconOf(facts), drawIcon(facts));
  }
  return files;
}
