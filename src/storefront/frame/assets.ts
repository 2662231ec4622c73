/** The built files that pages name. */
export interface Assets {
  /** The module that brings a page to life. */
  readonly entry: string;
  readonly stylesheet: string;
  /** Of the program that wrote them: its number, and the build's. */
  readonly version: string;
  /** Modules to fetch ahead: those of the entry, of the islands of a page, and the texts of its locale. */
  preloads(files: readonly string[], texts: readonly string[]): readonly string[];
}
