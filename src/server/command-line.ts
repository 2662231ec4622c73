import { IcecatSourceInvalid } from '../catalogue-file/icecat/convert-icecat.ts';
import { cartsCommand } from './commands/carts.ts';
import { convertIcecatCommand, exportCommand, importCommand } from './commands/catalogue.ts';
import { codesCommand } from './commands/codes.ts';
import { type Command, CommandRefused, type ProgramContext, say } from './commands/command.ts';
import { customersCommand } from './commands/customers.ts';
import { demoCommand } from './commands/demo.ts';
import { discountsCommand } from './commands/discounts.ts';
import { feedCommand } from './commands/feed.ts';
import { invoicesCommand } from './commands/invoices.ts';
import { jobsCommand } from './commands/jobs.ts';
import { mediaCommand } from './commands/media.ts';
import { merchantCommand } from './commands/merchant.ts';
import { newsletterCommand } from './commands/newsletter.ts';
import { ordersCommand } from './commands/orders.ts';
import { paymentsCommand } from './commands/payments.ts';
import { pricesCommand } from './commands/prices.ts';
import { redirectsCommand } from './commands/redirects.ts';
import { repriceCommand } from './commands/reprice.ts';
import { requestsCommand } from './commands/requests.ts';
import { reviewsCommand } from './commands/reviews.ts';
import { searchCommand } from './commands/search.ts';
import { stockCommand } from './commands/stock.ts';
import { surveysCommand } from './commands/surveys.ts';
import { withdrawalsCommand } from './commands/withdrawals.ts';
import { StartRefused } from './open-shop-database.ts';

/** Every command, a line each; what it does stands in its own file, `commands/`. */
const commands: Readonly<Record<string, Command>> = {
  import: importCommand,
  export: exportCommand,
  'convert-icecat': convertIcecatCommand,
  demo: demoCommand,
  carts: cartsCommand,
  codes: codesCommand,
  customers: customersCommand,
  discounts: discountsCommand,
  feed: feedCommand,
  invoices: invoicesCommand,
  jobs: jobsCommand,
  media: mediaCommand,
  merchant: merchantCommand,
  newsletter: newsletterCommand,
  prices: pricesCommand,
  orders: ordersCommand,
  payments: paymentsCommand,
  redirects: redirectsCommand,
  reprice: repriceCommand,
  requests: requestsCommand,
  withdrawals: withdrawalsCommand,
  reviews: reviewsCommand,
  search: searchCommand,
  stock: stockCommand,
  surveys: surveysCommand,
};

function writeHelp(): string {
  const lines = Object.values(commands).flatMap(({ help }) => help.map((line) => `  ${line}`));
  return `Usage: npm run shop -- COMMAND

${lines.join('\n')}
  help                            shows this

The format of catalogue files is described in docs/catalogue-file.md, the rest in docs/operations.md. The shop may be
running meanwhile. DATA_DIR or DATABASE_URL say which shop is meant, as for npm start.
`;
}

/** What went wrong in the words of whoever can say it best, or `undefined` for a bug. */
function describeFailure(error: unknown): string | undefined {
  if (error instanceof CommandRefused || error instanceof IcecatSourceInvalid) return error.message;
  if (error instanceof StartRefused) return error.message;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (error.code.startsWith('ERR_PARSE_ARGS_')) return `${error.message} See: npm run shop -- help`;
  return 'path' in error || error.code.startsWith('Z_') ? error.message : undefined;
}

/** Runs one command of the shop's owner. Resolves to the exit code. */
export async function runCommandLine(
  context: ProgramContext,
  [name = 'help', ...args]: readonly string[],
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === 'help') {
    process.stdout.write(writeHelp());
    return 0;
  }
  if (command === undefined) {
    say(`There is no command ${name}. See: npm run shop -- help`);
    return 1;
  }
  try {
    await command.run(args, context);
    return 0;
  } catch (error) {
    const line = describeFailure(error);
    if (line === undefined) throw error;
    say(line);
    return 1;
  }
}
