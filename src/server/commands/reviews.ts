import { parseArgs } from 'node:util';
import { z } from 'zod';
import { getReview, listReviews } from '../../commerce/goods/reviews/find-reviews.ts';
import {
  type ModerationRefusal,
  moderateReview,
  removeReview,
  respondToReview,
  translateReview,
} from '../../commerce/goods/reviews/moderate-review.ts';
import { type Review, type ReviewState, reviewStateNames } from '../../commerce/goods/reviews/review.ts';
import { type LanguageCode, languageCodes } from '../../kernel/locale.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { exportCommand } from './catalogue.ts';
import {
  type Command,
  CommandRefused,
  type CommandShop,
  type ProgramContext,
  printable,
  say,
  withShop,
} from './command.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';

const LIST_LENGTH = 100;
const MOST_LISTED = 10_000;
/** Characters of a text that a line of the list has room for. */
const LINE_LENGTH = 60;

/** What the operator decides about reviews: `npm run shop -- reviews …` (docs/operations.md). */
export const reviewsCommand: Command = {
  help: [
    'reviews list [--state STATE] [--sku SKU] [--limit N] [--json | --csv]',
    `                                lists reviews, oldest first; STATE: ${reviewStateNames.join(', ')}`,
    'reviews show ID [--json]        shows one with all its texts',
    'reviews approve|reject ID…      lets shoppers read them, or no longer',
    'reviews remove ID…              takes them away for good; the purchases can be reviewed anew',
    'reviews respond ID TEXT         puts an answer of customer care below it; --remove instead of TEXT takes it back',
    'reviews translate ID LANGUAGE TITLE TEXT',
    '                                keeps it in another language; --remove instead of the texts takes that back',
    'reviews export FILE             writes all of them as a catalogue file; FILE - is the standard output',
  ],
  async run([name = '', ...args], context) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action === undefined) {
      throw new CommandRefused(`reviews ${name}: known are ${Object.keys(actions).join(', ')}.`);
    }
    await action(args, context);
  },
};

const actions: Readonly<Record<string, Command['run']>> = {
  list,
  show,
  approve: (args, context) => moderate(args, context, 'Approved'),
  reject: (args, context) => moderate(args, context, 'Rejected'),
  remove,
  respond,
  translate,
  export: (args, context) => exportCommand.run([...args, '--type', 'review'], context),
};

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH - 1).toWellFormed()}…` : line;
}

function requireState(text: string): ReviewState {
  const state = reviewStateNames.find((known) => known.toLowerCase() === text.toLowerCase());
  if (state === undefined) {
    throw new CommandRefused(`--state ${text}: known are ${reviewStateNames.join(', ')}.`);
  }
  return state;
}

async function list(args: readonly string[], context: ProgramContext): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...tableOptions,
      state: { type: 'string' },
      sku: { type: 'string' },
      limit: { type: 'string', default: String(LIST_LENGTH) },
    },
  });
  const form = pickTableForm(values);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LISTED) {
    throw new CommandRefused(`--limit ${values.limit}: must be 1 to ${MOST_LISTED}.`);
  }
  const filter = {
    sku: values.sku,
    state: values.state === undefined ? undefined : requireState(values.state),
  };
  await withShop(context, async ({ database }) => {
    const reviews = await listReviews(database, filter, { limit, offset: 0 });
    const rows = reviews.map((review) => ({
      id: review.id,
      created: review.createdAt.toISOString(),
      sku: review.sku,
      state: review.state,
      rating: review.rating,
      locale: review.locale,
      author: form === 'table' ? shorten(review.authorName) : review.authorName,
      title: form === 'table' ? shorten(review.title) : review.title,
      text: form === 'table' ? shorten(review.text) : review.text,
    }));
    printTable(['id', 'created', 'sku', 'state', 'rating', 'locale', 'author', 'title', 'text'], rows, form);
  });
}

function requireId(text: string | undefined): string {
  if (text === undefined) throw new CommandRefused('an id is needed. See: npm run shop -- help');
  if (!z.uuid().safeParse(text).success) throw new CommandRefused(`${text} is no id of a review.`);
  return text;
}

function writeReview(review: Review): string {
  const texts = Object.entries(review.translations).map(
    ([language, { title, text }]) => `\n[${language}] ${title}\n${text}`,
  );
  return printable(
    [
      `${review.id}  ${review.state}  ${'★'.repeat(review.rating)}  ${review.sku}`,
      `${review.authorName}, ${review.reviewCreatedAt.toISOString()}, ${review.locale}${review.source === undefined ? '' : `, ${review.source}`}`,
      ...(review.consent === undefined ? [] : [`consent: ${review.consent ? 'yes' : 'no'}`]),
      `\n${review.title}\n${review.text}`,
      ...texts,
      ...(review.customerCareResponseText === undefined
        ? []
        : [`\nCustomer care: ${review.customerCareResponseText}`]),
      '',
    ].join('\n'),
  );
}

async function show(args: readonly string[], context: ProgramContext): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const id = requireId(positionals[0]);
  await withShop(context, async ({ database }) => {
    const review = await getReview(database, id);
    if (review === undefined) throw new CommandRefused(`There is no review ${id}.`);
    process.stdout.write(
      values.json === true ? `${JSON.stringify(review, undefined, 2)}\n` : writeReview(review),
    );
  });
}

function explain(id: string, refusal: ModerationRefusal): string {
  switch (refusal.code) {
    case 'ReviewNotFound':
      return `There is no review ${id}.`;
    case 'ReviewStateImpossible':
      return `${id} is ${refusal.state}, from where it does not get there.`;
    case 'ReviewTextLength':
      return `${refusal.field} must have ${refusal.min} to ${refusal.max} characters.`;
    case 'ReviewLanguageIsOwn':
      return `${id} is written in ${refusal.language} itself.`;
  }
}

function requireChange(id: string, outcome: Outcome<Review, ModerationRefusal>): Review {
  if (!outcome.ok) throw new CommandRefused(explain(id, outcome.refusal));
  return outcome.value;
}

/** Each by itself: what was done before one that fails stays done, and is said. */
async function changeEach(
  args: readonly string[],
  context: ProgramContext,
  change: (shop: CommandShop, id: string) => Promise<Outcome<Review, ModerationRefusal>>,
  word: (review: Review) => string,
): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const ids = positionals.map(requireId);
  if (ids.length === 0) throw new CommandRefused('an id is needed. See: npm run shop -- help');
  await withShop(context, async (shop) => {
    for (const id of ids) say(`${id}: ${word(requireChange(id, await change(shop, id)))}`);
  });
}

function moderate(args: readonly string[], context: ProgramContext, state: ReviewState): Promise<void> {
  return changeEach(
    args,
    context,
    (shop, id) => moderateReview(shop, id, state),
    (review) => review.state,
  );
}

function remove(args: readonly string[], context: ProgramContext): Promise<void> {
  return changeEach(args, context, removeReview, () => 'removed');
}

function parseTexts(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { remove: { type: 'boolean' } },
  });
  return { words: positionals, isRemoval: values.remove === true };
}

async function respond(args: readonly string[], context: ProgramContext): Promise<void> {
  const { words, isRemoval } = parseTexts(args);
  const [first, text, ...more] = words;
  const id = requireId(first);
  if (more.length > 0 || (text === undefined) !== isRemoval) {
    throw new CommandRefused('respond needs an id, and one text or --remove.');
  }
  await withShop(context, async (shop) => {
    requireChange(id, await respondToReview(shop, id, text));
    say(`${id}: ${isRemoval ? 'response removed' : 'answered'}`);
  });
}

function requireLanguage(text: string | undefined): LanguageCode {
  const language = languageCodes.find((known) => known === text);
  if (language === undefined) {
    throw new CommandRefused(`A language is needed; known are ${languageCodes.join(', ')}.`);
  }
  return language;
}

async function translate(args: readonly string[], context: ProgramContext): Promise<void> {
  const { words, isRemoval } = parseTexts(args);
  const [first, second, title, text, ...more] = words;
  const id = requireId(first);
  const language = requireLanguage(second);
  const translation = title === undefined || text === undefined ? undefined : { title, text };
  const isWhole = isRemoval ? title === undefined : translation !== undefined;
  if (more.length > 0 || !isWhole) {
    throw new CommandRefused('translate needs an id, a language, and title and text or --remove.');
  }
  await withShop(context, async (shop) => {
    requireChange(id, await translateReview(shop, id, language, translation));
    say(`${id}: ${language} ${isRemoval ? 'removed' : 'translated'}`);
  });
}
