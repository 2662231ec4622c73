/**
 * Where goods need somebody who answers for their safety when their maker is elsewhere (rule D-04): in the European Economic
 * Area by the General Product Safety Regulation (EU 2023/988, art. 16), in Great Britain by its own law. A country's row says
 * which counts there.
 */
export const safetyRegions = ['EU', 'GB'] as const;
export type SafetyRegion = (typeof safetyRegions)[number];

/** Two letters of each country that lies in it, the shop's own or not. */
const members: Readonly<Record<SafetyRegion, ReadonlySet<string>>> = {
  EU: new Set(
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
  ),
  GB: new Set(['GB']),
};

/** Whether goods made by somebody in a country need a responsible person in a region. */
export function needsResponsiblePerson(makerCountry: string, region: SafetyRegion): boolean {
  return !members[region].has(makerCountry);
}
