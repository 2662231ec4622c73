declare module 'virtual:messages/pages' {
  const loaders: import('./text.ts').TextLoaders;
  export default loaders;
}

declare module 'virtual:messages/listing' {
  const loaders: import('./text.ts').TextLoaders;
  export default loaders;
}

declare module 'virtual:messages/product' {
  const loaders: import('./text.ts').TextLoaders;
  export default loaders;
}

declare module 'virtual:messages/cart' {
  const loaders: import('./text.ts').TextLoaders;
  export default loaders;
}

declare module 'virtual:messages/addresses' {
  const loaders: import('./text.ts').TextLoaders;
  export default loaders;
}

declare module 'virtual:messages/server' {
  const loaders: import('./text.ts').TextLoaders;
  export default loaders;
}

declare module 'virtual:messages/mail' {
  const loaders: import('./text.ts').TextLoaders;
  export default loaders;
}

declare module 'virtual:messages/api' {
  const texts: Readonly<Record<import('./locale.ts').LocaleCode, import('./text.ts').CompiledTexts>>;
  export default texts;
}

declare module 'virtual:messages/sandbox' {
  const texts: Readonly<Record<import('./locale.ts').LocaleCode, import('./text.ts').CompiledTexts>>;
  export default texts;
}
