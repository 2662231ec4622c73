import { type Queryable, statement } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';

export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed';

/** An e-mail that receives a store's newsletter, or asked for it, with the proof that it did. */
export interface Subscription {
  readonly id: string;
  readonly storeKey: string;
  readonly email: string;
  readonly locale: LocaleCode;
  readonly state: SubscriptionState;
  /** The words that were agreed to. */
  readonly words: string;
  readonly requestedAt: Date;
  /** Network addresses without their ends. */
  readonly requestedFrom: string;
  readonly confirmedAt: Date | null;
  readonly confirmedFrom: string | null;
  readonly unsubscribedAt: Date | null;
  /** Stands in every mail and ends them. */
  readonly unsubscribeToken: string;
}

const COLUMNS = `id, store_key as "storeKey", email, locale, state, words, requested_at as "requestedAt",
  requested_from as "requestedFrom", confirmed_at as "confirmedAt", confirmed_from as "confirmedFrom",
  unsubscribed_at as "unsubscribedAt", unsubscribe_token as "unsubscribeToken"`;

/** A request as it comes in, whether or not the e-mail is known. */
export type SubscriptionRequest = Pick<
  Subscription,
  'id' | 'storeKey' | 'email' | 'locale' | 'words' | 'requestedAt' | 'requestedFrom' | 'unsubscribeToken'
>;

// A subscription that is confirmed stays as it is, proof and all: anyone may have typed the e-mail again.
const upsert = statement(`
  insert into newsletter_subscription as known
    (id, store_key, email, locale, state, words, requested_at, requested_from, unsubscribe_token)
  values ($1, $2, $3, $4, 'pending', $5, $6, $7, $8)
  on conflict (store_key, lower(email)) do update
     set state = case when known.state = 'confirmed' then known.state else 'pending' end,
         locale = case when known.state = 'confirmed' then known.locale else excluded.locale end,
         words = case when known.state = 'confirmed' then known.words else excluded.words end,
         requested_at = case when known.state = 'confirmed' then known.requested_at else excluded.requested_at end,
         requested_from = case when known.state = 'confirmed' then known.requested_from else excluded.requested_from end
  returning id`);

/** Writes a request down; answers the id of the e-mail's one subscription in the store. */
export async function requestSubscription(
  transaction: Queryable,
  request: SubscriptionRequest,
): Promise<string> {
  const { id, storeKey, email, locale, words, requestedAt, requestedFrom, unsubscribeToken } = request;
  const [row] = await transaction.query<{ id: string }>(upsert, [
    ...[id, storeKey, email, locale, words, requestedAt, requestedFrom, unsubscribeToken],
  ]);
  if (row === undefined) throw new Error('a subscription was asked for, yet there is none');
  return row.id;
}

const lockById = statement(`select ${COLUMNS} from newsletter_subscription where id = $1 for update`);

export async function lockSubscription(
  transaction: Queryable,
  id: string,
): Promise<Subscription | undefined> {
  const [row] = await transaction.query<Subscription>(lockById, [id]);
  return row;
}

const setSecret = statement(
  'update newsletter_subscription set confirm_hash = $2, confirm_until = $3 where id = $1',
);

/** The secret of the mail that is sent now; the one before it is worth nothing from now on. */
export async function giveConfirmSecret(
  transaction: Queryable,
  id: string,
  hash: Uint8Array,
  until: Date,
): Promise<void> {
  await transaction.query(setSecret, [id, hash, until]);
}

// Pressed again the link still says that it worked, as long as it would have.
const byConfirmHash = statement(`
  select ${COLUMNS} from newsletter_subscription
   where confirm_hash = $1 and confirm_until > $2 and state <> 'unsubscribed'`);

export async function findByConfirmHash(
  database: Queryable,
  hash: Uint8Array,
  now: Date,
): Promise<Subscription | undefined> {
  const [row] = await database.query<Subscription>(byConfirmHash, [hash, now]);
  return row;
}

const confirm = statement(`
  update newsletter_subscription
     set state = 'confirmed', confirmed_at = $2, confirmed_from = $3, unsubscribed_at = null
   where confirm_hash = $1 and confirm_until > $2 and state = 'pending'`);

export async function confirmSubscription(
  database: Queryable,
  hash: Uint8Array,
  now: Date,
  from: string,
): Promise<void> {
  await database.query(confirm, [hash, now, from]);
}

const byUnsubscribeToken = statement(
  `select ${COLUMNS} from newsletter_subscription where unsubscribe_token = $1`,
);

export async function findByUnsubscribeToken(
  database: Queryable,
  token: string,
): Promise<Subscription | undefined> {
  const [row] = await database.query<Subscription>(byUnsubscribeToken, [token]);
  return row;
}

const unsubscribe = statement(`
  update newsletter_subscription
     set state = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, $2), confirm_hash = null, confirm_until = null
   where id = any($1::uuid[]) and state <> 'unsubscribed'
  returning id`);

/** Resolves to how many were subscribed until now. */
export async function endSubscriptions(
  database: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  return (await database.query(unsubscribe, [ids, now])).length;
}

const list = statement(`
  select ${COLUMNS} from newsletter_subscription
   where ($1::text is null or state = $1) and ($2::text is null or position(lower($2) in lower(email)) > 0)
     and ($3::uuid is null or id > $3)
   order by id
   limit $4`);

export interface SubscriptionFilter {
  readonly state?: SubscriptionState | undefined;
  readonly text?: string | undefined;
}

export function listSubscriptions(
  database: Queryable,
  { state, text }: SubscriptionFilter,
  after: string | undefined,
  most: number,
): Promise<Subscription[]> {
  return database.query<Subscription>(list, [state ?? null, text ?? null, after ?? null, most]);
}

const byStoreAndEmail = statement(
  `select ${COLUMNS} from newsletter_subscription where store_key = $1 and lower(email) = lower($2)`,
);

/** An e-mail's one subscription in a store. */
export async function findByEmail(
  database: Queryable,
  storeKey: string,
  email: string,
): Promise<Subscription | undefined> {
  const [row] = await database.query<Subscription>(byStoreAndEmail, [storeKey, email]);
  return row;
}

const byEmail = statement('select id from newsletter_subscription where lower(email) = lower($1)');

export async function findIdsOfEmail(database: Queryable, email: string): Promise<readonly string[]> {
  return (await database.query<{ id: string }>(byEmail, [email])).map(({ id }) => id);
}

const deletePending = statement(
  `delete from newsletter_subscription where state = 'pending' and requested_at <= $1 and confirmed_at is null returning id`,
);

/** Removes e-mails that nobody has confirmed: they may have been typed by anyone. Resolves to how many went. */
export async function removePending(database: Queryable, until: Date): Promise<number> {
  return (await database.query(deletePending, [until])).length;
}

const insertEvent = statement(`
  insert into newsletter_consent_event (id, recorded_at, country, locale, hash) values ($1, $2, $3, $4, $5)`);

export async function addConsentEvent(
  database: Queryable,
  event: {
    readonly id: string;
    readonly at: Date;
    readonly country: string;
    readonly locale: string;
    readonly hash: string;
  },
): Promise<void> {
  await database.query(insertEvent, [event.id, event.at, event.country, event.locale, event.hash]);
}
