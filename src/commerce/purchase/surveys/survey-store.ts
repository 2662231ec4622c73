import { type Queryable, statement } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { Survey, SurveyAnswer } from './survey.ts';

interface SurveyRow {
  readonly order_id: string;
  readonly token: string;
  readonly locale: LocaleCode;
  readonly words: string;
  readonly agreed_at: Date;
  readonly ended_at: Date | null;
  readonly told_at: Date | null;
  readonly answered_at: Date | null;
  readonly score: number | null;
  readonly comment: string | null;
}

const columns = 'order_id, token, locale, words, agreed_at, ended_at, told_at, answered_at, score, comment';

function toSurvey(row: SurveyRow): Survey {
  const { answered_at: at, score, comment } = row;
  return {
    orderId: row.order_id,
    token: row.token,
    locale: row.locale,
    words: row.words,
    agreedAt: row.agreed_at,
    endedAt: row.ended_at ?? undefined,
    toldAt: row.told_at ?? undefined,
    answer: at === null || score === null ? undefined : { at, score, comment: comment ?? undefined },
  };
}

// The mail that went was the one agreed to: nobody agrees to a second one.
const upsert = statement(`
  insert into order_survey (order_id, token, locale, words, agreed_at) values ($1, $2, $3, $4, $5)
  on conflict (order_id) do update
     set locale = excluded.locale, words = excluded.words, agreed_at = excluded.agreed_at, ended_at = null
   where order_survey.ended_at is not null and order_survey.told_at is null`);

/** Keeps that the buyer agreed; who agrees twice has agreed at first. */
export async function keepAgreement(
  database: Queryable,
  {
    orderId,
    token,
    locale,
    words,
    agreedAt,
  }: Pick<Survey, 'orderId' | 'token' | 'locale' | 'words' | 'agreedAt'>,
): Promise<void> {
  await database.query(upsert, [orderId, token, locale, words, agreedAt]);
}

const selectOfOrder = statement(`select ${columns} from order_survey where order_id = $1`);

export async function getSurvey(database: Queryable, orderId: string): Promise<Survey | undefined> {
  const [row] = await database.query<SurveyRow>(selectOfOrder, [orderId]);
  return row && toSurvey(row);
}

const selectMailed = statement(
  `select ${columns} from order_survey where token = $1 and told_at is not null`,
);

/** By the link of its mail, which nobody has before it was written. */
export async function getMailedSurvey(database: Queryable, token: string): Promise<Survey | undefined> {
  const [row] = await database.query<SurveyRow>(selectMailed, [token]);
  return row && toSurvey(row);
}

const end = statement(`
  update order_survey set ended_at = coalesce(ended_at, $2), answered_at = null, score = null, comment = null
   where order_id = $1`);

/** Taken back: nothing is written any more, and nothing is kept of an answer. */
export async function endSurvey(database: Queryable, orderId: string, now: Date): Promise<void> {
  await database.query(end, [orderId, now]);
}

const answer = statement(`
  update order_survey set answered_at = $2, score = $3, comment = $4
   where order_id = $1 and ended_at is null and answered_at is null`);

/** The first answer counts. */
export async function keepAnswer(
  database: Queryable,
  orderId: string,
  { score, comment }: SurveyAnswer,
  now: Date,
): Promise<void> {
  await database.query(answer, [orderId, now, score, comment ?? null]);
}

const markDue = statement(`
  with due as (
    select survey.order_id
      from order_survey as survey
      join "order" on "order".id = survey.order_id
     where survey.told_at is null and survey.ended_at is null
       and "order".order_state <> 'Cancelled' and "order".shipment_state = 'Delivered'
       and (select min(happened_at) from order_event as event
             where event.order_id = survey.order_id and event.type = 'shipment-state'
               and event.details->>'to' = 'Delivered') between $2 and $3
       and not exists (select from withdrawal where withdrawal.order_id = survey.order_id)
     order by survey.agreed_at
     limit $4
       for update of survey skip locked
  )
  update order_survey as survey set told_at = $1 from due where survey.order_id = due.order_id
  returning survey.order_id`);

/**
 * Those whose goods arrived between two moments and whose buyer has withdrawn from nothing. From now on they are told: of two
 * that ask at once, one is given each.
 */
export async function takeDueSurveys(
  transaction: Queryable,
  now: Date,
  delivered: { readonly from: Date; readonly until: Date },
  limit: number,
): Promise<readonly string[]> {
  const rows = await transaction.query<{ order_id: string }>(markDue, [
    now,
    delivered.from,
    delivered.until,
    limit,
  ]);
  return rows.map((row) => row.order_id);
}

const deleteOld = statement('delete from order_survey where agreed_at <= $1 returning order_id');

export async function removeSurveys(database: Queryable, agreedBy: Date): Promise<number> {
  return (await database.query(deleteOld, [agreedBy])).length;
}

/** An agreement with its order, for the shop's operator. */
export interface ListedSurvey extends Survey {
  readonly orderNumber: string;
  readonly country: string;
}

const selectListed = statement(`
  select survey.order_id, token, survey.locale, words, agreed_at, ended_at, told_at, answered_at, score, comment,
         "order".order_number, "order".country
    from order_survey as survey join "order" on "order".id = survey.order_id
   where $1 or answered_at is not null
   order by coalesce(answered_at, agreed_at) desc, survey.order_id
   limit $2`);

/** Answers, or all that were agreed to, the newest first. */
export async function listSurveys(
  database: Queryable,
  which: 'answered' | 'all',
  limit: number,
): Promise<readonly ListedSurvey[]> {
  const rows = await database.query<SurveyRow & { readonly order_number: string; readonly country: string }>(
    selectListed,
    [which === 'all', limit],
  );
  return rows.map((row) => ({ ...toSurvey(row), orderNumber: row.order_number, country: row.country }));
}
