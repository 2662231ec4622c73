import { createContext, useContext } from 'react';
import { defaultLocale, type LocaleCode } from '../../kernel/locale.ts';
import { type PageText, requireTexts } from './texts.ts';

const LocaleContext = createContext<LocaleCode>(defaultLocale);

/** Says in which locale everything below it is written. */
export const LocaleProvider = LocaleContext.Provider;

export function useLocale(): LocaleCode {
  return useContext(LocaleContext);
}

/** The writer of this page's texts: `const text = useText(); text('cart.title')`. */
export function useText(): PageText {
  return requireTexts(useContext(LocaleContext));
}
