/** From the project's folder. */
export const buildInputs: { readonly folders: readonly string[]; readonly files: readonly string[] };
export function isBuildFresh(folder?: string): boolean;
export function hashSources(folder?: string): string;
export function writeStamp(sources: string, folder?: string): void;
export function removeStamp(): void;
