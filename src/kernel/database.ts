/** A statement that the database prepares once per connection and knows by name afterwards. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Names a statement after its own text, so that equal texts share one prepared plan. */
export function statement(text: string): Statement {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return { name: `s${hash.toString(36)}`, text };
}

/** What stores talk to: a connection, a transaction or the pool. Rows come back as the statement's columns. */
export interface Queryable {
  query<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

/** The shop's database. `transaction` commits when `work` returns, rolls back when it throws, and tries again (bounded) on deadlock and serialization failure. */
export interface Database extends Queryable {
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}
