// npm run shop -- COMMAND …: the shop's command line, on the built shop. Says nothing of its own unless it has to work.
import './check-node.mjs';

const { endWithSignals, findProjectNode, handOver, main, projectEnvironment } = await import(
  './run-program.mjs'
);
const { prepareShop } = await import('./prepare.mjs');

await main(async () => {
  const say = (line) => process.stderr.write(`${line}\n`);
  const carryOn = endWithSignals();
  await prepareShop(say);
  carryOn();
  const flags = ['--enable-source-maps', '--disable-warning=ExperimentalWarning'];
  await handOver(findProjectNode(), [...flags, 'scripts/gantry.mjs', ...process.argv.slice(2)], {
    ...projectEnvironment(),
    NODE_ENV: 'production',
  });
});
