import { parseArgs } from 'node:util';
import { type ListedSurvey, listSurveys } from '../../commerce/purchase/surveys/survey-store.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';

const MOST_LISTED = 10_000;

const answers = ['answeredAt', 'orderNumber', 'country', 'score', 'comment'] as const;
/** With what proves that they agreed. */
const all = [
  'orderNumber',
  'country',
  'locale',
  'agreedAt',
  'endedAt',
  'toldAt',
  'answeredAt',
  'score',
  'comment',
  'words',
] as const;

function toRow({ orderNumber, country, locale, words, agreedAt, endedAt, toldAt, answer }: ListedSurvey) {
  return {
    ...{ orderNumber, country, locale, words },
    agreedAt: agreedAt.toISOString(),
    endedAt: endedAt?.toISOString(),
    toldAt: toldAt?.toISOString(),
    answeredAt: answer?.at.toISOString(),
    score: answer?.score,
    comment: answer?.comment,
  };
}

/** `8.4`, of those that answered. */
function describeScores(surveys: readonly ListedSurvey[]): string {
  const scores = surveys.flatMap(({ answer }) => (answer === undefined ? [] : [answer.score]));
  if (scores.length === 0) return 'no answers yet';
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return `${scores.length} answered, ${mean.toFixed(1)} of 10 on average`;
}

async function list({ database }: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { ...tableOptions, all: { type: 'boolean' } } });
  const which = values.all === true ? 'all' : 'answered';
  const surveys = await listSurveys(database, which, MOST_LISTED);
  printTable(which === 'all' ? all : answers, surveys.map(toRow), pickTableForm(values));
  say(describeScores(surveys));
}

/** What buyers answer who agreed to be asked, for the shop's operator. */
export const surveysCommand: Command = {
  help: [
    'surveys list [--all]            what buyers answered some days after delivery, the newest first; --all: everybody who',
    '                                agreed to be asked, with the proof; --json, --csv',
  ],
  async run([action = 'list', ...args], context) {
    if (action !== 'list') throw new CommandRefused(`surveys ${action}: known is list.`);
    await withShop(context, (shop) => list(shop, args));
  },
};
