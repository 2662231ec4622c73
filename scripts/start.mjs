// npm start: installs what is missing, builds what changed, then becomes the shop.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import './check-node.mjs';

const { findProjectNode, handOver, projectEnvironment } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');

const help = `Usage: npm start [-- --empty]
Installs what is missing, builds what changed, prepares the database and serves the shop. A new one is filled with the
demonstration; with --empty it stays empty, for a merchant's own catalogue (npm run shop -- import).
Settings (environment): PORT, HOST, DATA_DIR, DATABASE_URL and more, see docs/operations.md.
`;

await script({ help, needs: 'the shop' }, async ({ carryOn }) => {
  carryOn();
  const { flags, environment } = readProgram();
  await handOver(findProjectNode(), [...flags, 'scripts/gantry.mjs', 'serve', ...process.argv.slice(2)], {
    ...projectEnvironment(),
    ...environment,
  });
});

/**
 * How the shop's process is started, here and in every measurement. What a page takes to render is garbage right after:
 * by default Node lets 130 MB of it gather, and each thread that compresses keeps an arena of freed memory of its own.
 */
function readProgram() {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'shop-program.json'), 'utf8'));
}
