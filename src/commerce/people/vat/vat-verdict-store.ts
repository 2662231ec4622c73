import { type Queryable, statement } from '../../../kernel/database.ts';
import type { VatState } from './vat-verdict.ts';

/** An answer worth keeping. */
export interface StoredVerdict {
  readonly vatId: string;
  readonly ownVatId: string;
  readonly state: Exclude<VatState, 'unavailable'>;
  readonly code: number;
  readonly reference: string | undefined;
  readonly checkedAt: Date;
}

interface VerdictRow {
  readonly vat_id: string;
  readonly own_vat_id: string;
  readonly state: StoredVerdict['state'];
  readonly code: number;
  readonly reference: string | null;
  readonly checked_at: Date;
}

const selectVerdict = statement(`
  select vat_id, own_vat_id, state, code, reference, checked_at from vat_verdict
   where own_vat_id = $1 and vat_id = $2`);

export async function getStoredVerdict(
  database: Queryable,
  ownVatId: string,
  vatId: string,
): Promise<StoredVerdict | undefined> {
  const [row] = await database.query<VerdictRow>(selectVerdict, [ownVatId, vatId]);
  return (
    row && {
      vatId: row.vat_id,
      ownVatId: row.own_vat_id,
      state: row.state,
      code: row.code,
      reference: row.reference ?? undefined,
      checkedAt: row.checked_at,
    }
  );
}

// Of two answers that arrive at once the later one counts.
const upsertVerdict = statement(`
  insert into vat_verdict (vat_id, own_vat_id, state, code, reference, checked_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (own_vat_id, vat_id) do update
     set state = excluded.state, code = excluded.code, reference = excluded.reference, checked_at = excluded.checked_at
   where vat_verdict.checked_at <= excluded.checked_at`);

export async function saveVerdict(database: Queryable, verdict: StoredVerdict): Promise<void> {
  const { vatId, ownVatId, state, code, reference, checkedAt } = verdict;
  await database.query(upsertVerdict, [vatId, ownVatId, state, code, reference ?? null, checkedAt]);
}

const deleteBefore = statement('delete from vat_verdict where checked_at < $1 returning vat_id');

/** Resolves to how many went. */
export async function removeVerdictsBefore(database: Queryable, before: Date): Promise<number> {
  return (await database.query<{ vat_id: string }>(deleteBefore, [before])).length;
}
