declare module 'virtual:messages/api' {
  const texts: Readonly<Record<import('./locale.ts').LocaleCode, import('./text.ts').CompiledTexts>>;
  export default texts;
}

declare module 'virtual:messages/sandbox' {
  const texts: Readonly<Record<import('./locale.ts').LocaleCode, import('./text.ts').CompiledTexts>>;
  export default texts;
}

/** The texts of every other area are loaded a locale at a time. */
declare module 'virtual:messages/*' {
  const loaders: import('./text.ts').TextLoaders;
  export default loaders;
}
