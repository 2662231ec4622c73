// npm run test:mutation: whether the tests of the rules would notice a fault in them.
import './check-node.mjs';

const { Refusal, runTool } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');
const { areas } = await import('../tests/mutation/areas.mjs');

const help = `Usage: npm run test:mutation [-- AREA…]
Puts small faults into the rules of each area, one at a time, and runs the area's tests against each.
Fails where they notice fewer than 85 of 100; those they did not notice are printed.
Areas: ${Object.keys(areas).join(', ')}
`;

await script({ help, needs: 'packages' }, async ({ say }) => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => areas[name] === undefined);
  if (unknown.length > 0) throw new Refusal(`There is no area ${unknown.join(', ')}.\n${help}`);
  const failed = [];
  for (const name of names.length === 0 ? Object.keys(areas) : names) {
    say(`\n# ${name}`);
    const { code } = await runTool('stryker', ['run', 'tests/mutation/stryker.config.mjs'], {
      env: { MUTATION_AREA: name },
    });
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Refusal(`Below 85 %, or not run: ${failed.join(', ')}.`);
});
