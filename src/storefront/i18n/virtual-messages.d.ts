declare module 'virtual:messages/pages' {
  const loaders: import('../../kernel/text.ts').TextLoaders;
  export default loaders;
}

declare module 'virtual:messages/mail' {
  const loaders: import('../../kernel/text.ts').TextLoaders;
  export default loaders;
}
