/**
 * `Intl` objects, one for each locale and options. Making one takes longer than the text it is made for, and holds memory
 * outside JavaScript's own that is only freed when garbage is collected: made anew for every page, they pile up.
 */
function madeOnce<Options, Made>(make: (locale: Intl.LocalesArgument, options?: Options) => Made) {
  const known = new Map<string, Made>();
  return (locale: Intl.LocalesArgument, options?: Options): Made => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(locale, options);
    known.set(key, made);
    return made;
  };
}

export const getDateTimeFormat = madeOnce(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const getNumberFormat = madeOnce(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const getPluralRules = madeOnce(
  (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

export const getCollator = madeOnce(
  (locale, options?: Intl.CollatorOptions) => new Intl.Collator(locale, options),
);

const getDisplayNames = madeOnce(
  (locale, type: Intl.DisplayNamesType = 'language') => new Intl.DisplayNames(locale, { type }),
);

/** Names, each looked up once: every page says dozens, out of some hundreds. */
function namedOnce(type: Intl.DisplayNamesType) {
  const known = new Map<string, string>();
  return (locale: string, code: string): string => {
    const key = `${locale} ${code}`;
    const name = known.get(key) ?? getDisplayNames(locale, type).of(code) ?? code;
    known.set(key, name);
    return name;
  };
}

/** A country's name in a language; its code where there is none. */
export const nameCountry = namedOnce('region');

/** A language's name within a sentence of another one (or its own); its code where there is none. */
export const nameLanguage = namedOnce('language');
