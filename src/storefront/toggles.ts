/** Presentation toggles of the shop and whether each is on by default (rule M-08). */
const defaultToggles = {
  /** Editorial blocks from the content service. */
  'bloomreach-api': true,
} as const satisfies Record<string, boolean>;

type ToggleName = keyof typeof defaultToggles;
export type Toggles = Readonly<Record<ToggleName, boolean>>;

const PREFIX = 'toggle_';

/** The toggles that a query string or a visit's cookie asks for: `toggle_bloomreach-api=false`. Unknown ones are left out. */
export function parseToggles(parameters: URLSearchParams): Partial<Toggles> {
  const asked: Partial<Record<ToggleName, boolean>> = {};
  for (const name of Object.keys(defaultToggles) as ToggleName[]) {
    const value = parameters.get(`${PREFIX}${name}`);
    if (value === 'true' || value === 'false') asked[name] = value === 'true';
  }
  return asked;
}

/** The same as a query string, for the visit's cookie. */
export function writeToggles(toggles: Partial<Toggles>): string {
  const entries = Object.entries(toggles).map(([name, value]) => [`${PREFIX}${name}`, String(value)]);
  return new URLSearchParams(entries).toString();
}

/** What counts for this visit: what was asked for, over the defaults. */
export function resolveToggles(asked: Partial<Toggles>): Toggles {
  return { ...defaultToggles, ...asked };
}
