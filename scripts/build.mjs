// npm run build: installs what is missing and builds what changed; what start and test do before they begin.
import './check-node.mjs';

const { endWithSignals, main } = await import('./run-program.mjs');
const { build, install } = await import('./prepare.mjs');

await main(async () => {
  const say = (line) => process.stdout.write(`${line}\n`);
  endWithSignals();
  await install(say);
  await build(say);
});
