import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export type Partner = 'embedded' | 'adyen';

/** A moment of paying, as the database sees it: something was just written there. */
interface Step {
  /** `both` of whoever the partner is. */
  readonly of: Partner | 'both';
  readonly after: string;
  readonly on: string;
  readonly when?: string;
  /** `commit`: everything is written, and nobody has heard that it counts. */
  readonly at?: 'commit';
}

/** All that a payment goes through, in its order; at each of them the shop is killed. */
const steps = {
  'the payment is written': { of: 'both', after: 'insert', on: 'payment' },
  'the checkout is open': { of: 'embedded', after: 'insert', on: 'card_sandbox.checkout' },
  'the session is written': { of: 'adyen', after: 'insert', on: 'adyen.checkout' },
  'the payment is open': { of: 'both', after: 'update', on: 'payment', when: "new.state = 'Pending'" },
  'the partner has authorised': {
    ...{ of: 'embedded', after: 'update', on: 'card_sandbox.checkout', when: "new.state = 'Authorised'" },
  },
  'the notification is kept': {
    ...{ of: 'adyen', after: 'insert', on: 'adyen.event', when: "new.event_code = 'AUTHORISATION'" },
  },
  'the order is written': { of: 'both', after: 'insert', on: '"order"' },
  'the payment is authorised': {
    ...{ of: 'both', after: 'update', on: 'payment', when: "new.state = 'Authorised'" },
  },
  'the order counts': { of: 'both', after: 'insert', on: '"order"', at: 'commit' },
  'the notification is answered': {
    ...{ of: 'embedded', after: 'update', on: 'card_sandbox.event', when: 'new.tries > old.tries' },
  },
  'the payment is given up': {
    ...{ of: 'both', after: 'update', on: 'payment', when: "new.state = 'Cancelled'" },
  },
  'the money goes back': {
    ...{ of: 'embedded', after: 'update', on: 'card_sandbox.checkout', when: "new.state = 'Reversed'" },
  },
  'the reversal is asked for': { of: 'adyen', after: 'insert', on: 'adyen.change' },
  'the reversal is taken': { of: 'adyen', after: 'update', on: 'adyen.change' },
} as const satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof steps;

export const stepsOf = (partner: Partner): StepName[] =>
  (Object.keys(steps) as StepName[]).filter((name) => [partner, 'both'].includes(steps[name].of));

/** What the test holds while nobody may go past a step. */
const GATE = 4_817_299;
const STEP_LIMIT_MS = 60_000;

/** Gates in the database of a shop: whoever reaches the closed one waits there, and the shop can be killed. */
export interface Gates {
  /** Resolves once somebody waits at a step. */
  waitAt(step: StepName): Promise<void>;
  /** Lets everybody past. */
  open(): Promise<void>;
  end(): Promise<void>;
}

const setUp = `
  create schema fault;
  create table fault.closed (step text primary key);
  create function fault.wait() returns trigger language plpgsql as $$
  begin
    if exists (select from fault.closed where step = tg_argv[0]) then perform pg_advisory_xact_lock_shared(${GATE}); end if;
    return null;
  end $$;`;

function triggerOf(name: StepName, index: number): string {
  const { after, on, when, at }: Step = steps[name];
  const kind = at === 'commit' ? 'constraint trigger' : 'trigger';
  const deferred = at === 'commit' ? 'deferrable initially deferred' : '';
  const only = when === undefined ? '' : `when (${when})`;
  return `create ${kind} fault_${index} after ${after} on ${on} ${deferred} for each row ${only}
            execute function fault.wait('${name}')`;
}

/** Puts a gate at each step of paying. */
export async function buildGates(url: string, partner: Partner): Promise<Gates> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(setUp);
  for (const [index, name] of stepsOf(partner).entries()) await client.query(triggerOf(name, index));
  const isSomebodyThere = async () => {
    const { rows } = await client.query(
      `select 1 from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`,
    );
    return rows.length > 0;
  };
  return {
    async waitAt(step) {
      await client.query(`select pg_advisory_lock(${GATE})`);
      await client.query('insert into fault.closed values ($1)', [step]);
      const until = Date.now() + STEP_LIMIT_MS;
      while (!(await isSomebodyThere())) {
        if (Date.now() > until) throw new Error(`nobody came to where ${step}`);
        await delay(5);
      }
    },
    async open() {
      await client.query('delete from fault.closed');
      await client.query(`select pg_advisory_unlock(${GATE})`);
    },
    end: () => client.end(),
  };
}
