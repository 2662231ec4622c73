import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Assets } from '../../storefront/frame/assets.ts';

/** A row of the manifest that Vite writes beside a build. */
interface BuiltModule {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, BuiltModule>>;

const ENTRY = 'src/storefront/entry.client.ts';
/** All styles are one file: it is smaller than the pages' own together, and every next page has it already. */
const STYLES = 'style.css';

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** Names the files of a build, of which the client's lie in `client` and the styles were made with the server. */
export function readBuiltAssets(buildFolder: string): Assets {
  const client = readManifest(join(buildFolder, 'client'));
  const styles = readManifest(join(buildFolder, 'server'));
  const moduleOf = (manifest: Manifest, key: string): BuiltModule => {
    const found = manifest[key];
    if (found === undefined) throw new Error(`the build has no ${key}`);
    return found;
  };
  /** A module and everything it cannot do without, itself first. */
  const filesOf = (key: string, into = new Set<string>()): ReadonlySet<string> => {
    const { file, imports = [] } = moduleOf(client, key);
    if (into.has(`/${file}`)) return into;
    into.add(`/${file}`);
    for (const other of imports) filesOf(other, into);
    return into;
  };
  const entry = `/${moduleOf(client, ENTRY).file}`;
  const known = new Map<string, readonly string[]>();
  return {
    entry,
    version: `${packageFile.version} (${basename(entry, '.js')})`,
    stylesheet: `/${moduleOf(styles, STYLES).file}`,
    preloads(files, texts) {
      const keys = [ENTRY, ...files, ...texts];
      const together = keys.join(' ');
      const all =
        known.get(together) ??
        [...new Set(keys.flatMap((key) => [...filesOf(key)]))].filter((file) => file !== entry);
      known.set(together, all);
      return all;
    },
  };
}
