// npm run sbom: says what the shop is made of, for those who watch for weaknesses of packages. Options: see --help.
import './check-node.mjs';

const { run, Refusal } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');

const help = `Usage: npm run sbom [-- FILE]
Writes the packages that the running shop holds, with versions, licences and hashes, as CycloneDX 1.5 (JSON): to the
file, or to gantry.cdx.json in this folder.
`;

await script({ help, needs: 'packages' }, async ({ say }) => {
  const { writeFileSync } = await import('node:fs');
  const file = process.argv[2] ?? 'gantry.cdx.json';
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];
  const { code, output } = await run('npm', args, { output: 'keep' });
  if (code !== 0) throw new Refusal(`npm cannot say what is installed:\n${output}`);
  const { components } = JSON.parse(output);
  writeFileSync(file, output);
  say(`${file}: ${components.length} packages`);
});
