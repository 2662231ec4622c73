import { type Queryable, statement } from '../../../kernel/database.ts';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';

/** That somebody, nobody knows who, has chosen. */
export interface ConsentProof {
  readonly id: string;
  readonly givenAt: Date;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly wordsVersion: number;
  readonly purposes: readonly string[];
}

const insertProof = statement(`
  insert into consent_proof (id, given_at, country, locale, words_version, purposes)
  values ($1, $2, $3, $4, $5, $6)`);

export async function addConsentProof(database: Queryable, proof: ConsentProof): Promise<void> {
  const { id, givenAt, country, locale, wordsVersion, purposes } = proof;
  await database.query(insertProof, [id, givenAt, country, locale, wordsVersion, purposes]);
}

const deleteProofs = statement('delete from consent_proof where given_at <= $1 returning id');

export async function removeConsentProofs(database: Queryable, until: Date): Promise<number> {
  return (await database.query(deleteProofs, [until])).length;
}
