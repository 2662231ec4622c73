// Imported first by every command, before anything that an old Node could not even read. No modern syntax here.
var version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 11)) {
  process.stderr.write(
    'Gantry needs Node 20.11 or newer to set itself up (this is ' +
      process.versions.node +
      '): https://nodejs.org\n',
  );
  process.exit(1);
}
