// What every command of the project begins with. Nothing to call by hand.
import { build, install, prepareShop } from './prepare.mjs';
import { endWithSignals, main } from './run-program.mjs';

const print = (line) => process.stdout.write(`${line}\n`);

/** What a script needs -> how it is made ready. */
const preparations = {
  packages: install,
  'packages and build': async (say) => {
    await install(say);
    await build(say);
  },
  'the shop': prepareShop,
};

/**
 * Shows its help where that is asked for; else makes ready what the script needs, ended by signals, and does its work.
 * `say` gets the lines about that; `carryOn` is the way to stop caring for signals.
 */
export async function script({ help, needs, say = print }, work) {
  await main(async () => {
    if (help !== undefined && process.argv.includes('--help')) {
      process.stdout.write(help);
      return;
    }
    const carryOn = endWithSignals();
    await preparations[needs](say);
    await work({ say, carryOn });
  });
}
