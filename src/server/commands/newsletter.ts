import { parseArgs } from 'node:util';
import {
  unsubscribeEmail,
  walkSubscriptions,
} from '../../commerce/people/newsletter/manage-subscriptions.ts';
import type { Subscription, SubscriptionState } from '../../commerce/people/newsletter/newsletter-store.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';

const listed = ['email', 'storeKey', 'locale', 'state', 'requestedAt', 'confirmedAt'] as const;
const exported = [
  ...listed,
  'words',
  'requestedFrom',
  'confirmedFrom',
  'unsubscribedAt',
  'unsubscribePath',
] as const;

const states: readonly SubscriptionState[] = ['pending', 'confirmed', 'unsubscribed'];

function toRow({ unsubscribeToken, ...subscription }: Subscription) {
  const at = (date: Date | null) => date?.toISOString();
  return {
    ...subscription,
    requestedAt: at(subscription.requestedAt),
    confirmedAt: at(subscription.confirmedAt),
    unsubscribedAt: at(subscription.unsubscribedAt),
    confirmedFrom: subscription.confirmedFrom ?? undefined,
    unsubscribePath: `/newsletter/unsubscribe?token=${unsubscribeToken}`,
  };
}

function parseState(typed: string | undefined): SubscriptionState | undefined {
  const state = states.find((one) => one === typed);
  if (typed !== undefined && state === undefined)
    throw new CommandRefused(`${typed} is no state: ${states.join(', ')}.`);
  return state;
}

type Work = (shop: CommandShop, args: readonly string[]) => Promise<void>;

const options = { ...tableOptions, state: { type: 'string' } } as const;

/** The shortest list a person reads; `export` has no end. */
const LISTED = 100;

async function list(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const rows = [];
  let isMore = false;
  const filter = { text: positionals[0], state: parseState(values.state) };
  for await (const subscription of walkSubscriptions(shop, filter)) {
    if (rows.length === LISTED) {
      isMore = true;
      break;
    }
    rows.push(toRow(subscription));
  }
  printTable(listed, rows, pickTableForm(values));
  if (isMore) say(`Only the first ${LISTED}; say part of an e-mail, or use export.`);
}

async function exportAll(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options });
  const form = pickTableForm(values);
  const rows = [];
  // Whoever writes a newsletter writes to nobody else.
  const state = parseState(values.state) ?? 'confirmed';
  for await (const subscription of walkSubscriptions(shop, { state })) rows.push(toRow(subscription));
  printTable(exported, rows, form === 'table' ? 'csv' : form);
}

async function unsubscribe(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [email, more] = positionals;
  if (email === undefined || more !== undefined) throw new CommandRefused('say one e-mail.');
  const ended = await unsubscribeEmail(shop, email);
  if (ended === undefined) throw new CommandRefused(`${email} has never asked for a newsletter.`);
  say(ended === 0 ? `${email}: was not subscribed any more` : `${email}: unsubscribed`);
}

const works: Readonly<Record<string, Work>> = { list, export: exportAll, unsubscribe };

/** Subscriptions to the newsletter, for the shop's operator. */
export const newsletterCommand: Command = {
  help: [
    'newsletter list [TEXT] [--state STATE]   subscriptions whose e-mail has TEXT in it; --json, --csv',
    'newsletter export [--state STATE]        all that are confirmed, with proof and the path that ends them, as CSV; --json',
    'newsletter unsubscribe EMAIL             ends an e-mail’s subscriptions in all stores',
  ],
  async run([action = 'list', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(`newsletter ${action}: known are ${Object.keys(works).join(', ')}.`);
    }
    await withShop(context, (shop) => work(shop, args));
  },
};
