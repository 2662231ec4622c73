// npm run shop -- COMMAND …: the shop's command line, on the built shop. Says nothing of its own unless it has to work.
import './check-node.mjs';

const { findProjectNode, handOver, projectEnvironment } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');

/** The standard output is for what the command was asked for. */
const say = (line) => process.stderr.write(`${line}\n`);

await script({ needs: 'the shop', say }, async ({ carryOn }) => {
  carryOn();
  const flags = ['--enable-source-maps', '--disable-warning=ExperimentalWarning'];
  await handOver(findProjectNode(), [...flags, 'scripts/gantry.mjs', ...process.argv.slice(2)], {
    ...projectEnvironment(),
    NODE_ENV: 'production',
  });
});
