import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerRequest } from '../../commerce/people/requests/answer-request.ts';
import type { CustomerRequest } from '../../commerce/people/requests/customer-request.ts';
import {
  findAnswers,
  findFileFacts,
  findFiles,
  getRequestByNumber,
  listRequests,
  type RequestAnswer,
  type RequestFileFacts,
  removeRequest,
} from '../../commerce/people/requests/request-store.ts';
import type { Queryable } from '../../kernel/database.ts';
import { type Command, CommandRefused, type ProgramContext, printable, say, withShop } from './command.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';

const LIST_LENGTH = 100;
const MOST_LISTED = 10_000;

/** The shop's own case desk: `npm run shop -- requests …` (docs/operations.md). */
export const requestsCommand: Command = {
  help: [
    'requests list [--all | --answered] [--limit N] [--json | --csv]',
    '                                lists what people wrote to customer service, oldest first: what is not answered yet',
    'requests show NUMBER [--json] [--files FOLDER]',
    '                                shows one with its answers; --files writes what came with it into a folder',
    'requests answer NUMBER TEXT     mails an answer in the language of the request, and keeps it',
    'requests forget NUMBER…         removes them for good, with files and answers',
  ],
  async run([name = '', ...args], context) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action === undefined) {
      throw new CommandRefused(`requests ${name}: known are ${Object.keys(actions).join(', ')}.`);
    }
    await action(args, context);
  },
};

const actions: Readonly<Record<string, Command['run']>> = { list, show, answer, forget };

function requireNumber(text: string | undefined): string {
  const number = text?.trim().toUpperCase() ?? '';
  if (!/^RQ\d{8,}$/.test(number))
    throw new CommandRefused(`${text ?? 'nothing'} is no number of a request, which looks like RQ00000012.`);
  return number;
}

async function requireRequest(database: Queryable, text: string | undefined): Promise<CustomerRequest> {
  const number = requireNumber(text);
  const request = await getRequestByNumber(database, number);
  if (request === undefined) throw new CommandRefused(`There is no request ${number}.`);
  return request;
}

/** Whether it lies with the case desk, and whether somebody has answered it here. */
function stateOf({ handedOverAt, answeredAt }: CustomerRequest): string {
  if (answeredAt !== undefined) return 'answered';
  return handedOverAt === undefined ? 'not handed over' : 'open';
}

async function list(args: readonly string[], context: ProgramContext): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...tableOptions,
      all: { type: 'boolean' },
      answered: { type: 'boolean' },
      limit: { type: 'string', default: String(LIST_LENGTH) },
    },
  });
  const form = pickTableForm(values);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LISTED)
    throw new CommandRefused(`--limit ${values.limit}: must be 1 to ${MOST_LISTED}.`);
  const which = values.all === true ? 'all' : values.answered === true ? 'answered' : 'open';
  await withShop(context, async ({ database }) => {
    const rows = (await listRequests(database, which, limit)).map((request) => ({
      number: request.number,
      createdAt: request.createdAt.toISOString(),
      state: stateOf(request),
      locale: request.locale,
      reason: `${request.reason}/${request.subreason}`,
      email: request.customerEmail,
      subject: request.subject,
    }));
    printTable(['number', 'createdAt', 'state', 'locale', 'reason', 'email', 'subject'], rows, form);
  });
}

function writeRequest(
  request: CustomerRequest,
  files: readonly RequestFileFacts[],
  answers: readonly RequestAnswer[],
): string {
  const {
    number,
    createdAt,
    subject,
    description,
    reason,
    subreason,
    handedOverAt,
    answeredAt,
    id,
    ...rest
  } = request;
  return printable(
    [
      `${number}  ${stateOf(request)}  ${reason}/${subreason}  ${createdAt.toISOString()}`,
      ...Object.entries(rest).map(([name, value]) => `${name}: ${value}`),
      ...files.map(({ name, type, bytes }) => `file: ${name} (${type}, ${bytes} bytes)`),
      `\n${subject}\n\n${description}`,
      ...answers.map(({ createdAt: at, text }) => `\nanswered ${at.toISOString()}:\n${text}`),
      '',
    ].join('\n'),
  );
}

/** Under names of the shop's own making: what a sender called a file is no path. */
async function writeFiles(database: Queryable, request: CustomerRequest, folder: string): Promise<void> {
  const files = await findFiles(database, request.id);
  await mkdir(folder, { recursive: true });
  for (const [index, { name, type, content }] of files.entries()) {
    const target = join(folder, `${request.number}-${index + 1}.${type}`);
    await writeFile(target, content, { flag: 'wx' });
    say(`${target}: ${name}`);
  }
}

async function show(args: readonly string[], context: ProgramContext): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, files: { type: 'string' } },
  });
  await withShop(context, async ({ database }) => {
    const request = await requireRequest(database, positionals[0]);
    const files = await findFileFacts(database, request.id);
    const answers = await findAnswers(database, request.id);
    process.stdout.write(
      values.json === true
        ? `${JSON.stringify({ ...request, files, answers }, undefined, 2)}\n`
        : writeRequest(request, files, answers),
    );
    if (values.files !== undefined)
      await writeFiles(database, request, resolve(context.workingFolder, values.files));
  });
}

async function answer(args: readonly string[], context: ProgramContext): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [first, text = '', ...more] = positionals;
  const number = requireNumber(first);
  if (text.trim() === '' || more.length > 0) throw new CommandRefused('answer needs a number and one text.');
  await withShop(context, async (shop) => {
    const answered = await answerRequest(shop, number, text.trim());
    if (!answered.ok) throw new CommandRefused(`There is no request ${number}.`);
    say(`${number}: answered; the mail goes to ${answered.value.customerEmail}`);
  });
}

async function forget(args: readonly string[], context: ProgramContext): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const numbers = positionals.map(requireNumber);
  if (numbers.length === 0) throw new CommandRefused('a number is needed. See: npm run shop -- help');
  await withShop(context, async ({ database }) => {
    for (const number of numbers) {
      if (!(await removeRequest(database, number)))
        throw new CommandRefused(`There is no request ${number}.`);
      say(`${number}: forgotten`);
    }
  });
}
