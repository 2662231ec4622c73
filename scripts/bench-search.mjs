// npm run bench:search: measures how well and how fast products are found. Options: see --help.
import './check-node.mjs';

const { findProjectNode, projectEnvironment, Refusal, run, runTool } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');

const help = `Usage: npm run bench:search -- [--only NAME] [--http] [--queries N] [--products N] [--json FILE]
Measures the embedded search engine beside BM25 and MiniSearch.
  --only NAME    relevance, speed or http; may be given more than once (relevance and speed)
  --http         suggestions over HTTP too: starts the built shop on a temporary data folder with the demonstration
  --queries N    how many queries of each kind are timed (2000)
  --products N   of the catalogue that speed is measured on (50000)
  --json FILE    writes all figures to a file as well
Relevance needs ../shared/data/relevance; without it, speed is measured on a catalogue of made words.
`;

const asked = process.argv.slice(2);
const isOverHttp = asked.includes('http') || asked.includes('--http') || asked.includes('--only=http');

await script({ help, needs: isOverHttp ? 'packages and build' : 'packages' }, async () => {
  const config = 'scripts/bench-search/vite.config.ts';
  const built = await runTool('vite', ['build', '--config', config, '--logLevel', 'warn'], {});
  if (built.code !== 0) throw new Refusal('The bench could not be built.');
  const args = ['--disable-warning=ExperimentalWarning', 'build/bench-search/bench-search.js', ...asked];
  const { code } = await run(findProjectNode(), args, {
    env: projectEnvironment({ NODE_ENV: 'production' }),
  });
  process.exitCode = code;
});
