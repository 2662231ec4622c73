import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Styles and fonts are named by pages, which only the server's build knows all of: they are made with it, and put where
 * browsers find them. What the build for browsers makes of the same styles is a part of theirs, and left out.
 */
export function serverAssets(clientFolder: string): Plugin {
  return {
    name: 'gantry-server-assets',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      // Styles that no page of the server asks for by name are in the sheet all the same.
      const isKept = this.environment.name === 'ssr' && id.endsWith('.module.css');
      return isKept ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        for (const [name, output] of Object.entries(bundle))
          if (output.type === 'asset' && /\.(?:css|woff2)$/.test(name)) delete bundle[name];
      },
    },
    writeBundle({ dir = '' }, bundle) {
      if (this.environment.name !== 'ssr') return;
      for (const [name, output] of Object.entries(bundle))
        if (output.type === 'asset' && name.startsWith('assets/'))
          cpSync(join(dir, name), join(clientFolder, name));
    },
  };
}
