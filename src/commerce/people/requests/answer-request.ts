import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import { buildId } from '../../new-id.ts';
import type { CustomerRequest } from './customer-request.ts';
import { addAnswer, lockRequestByNumber } from './request-store.ts';

/** Writes back to whoever sent a request: kept with it, and mailed by a job of the same transaction. */
export async function answerRequest(
  commerce: Pick<CommerceContext, 'database' | 'jobs' | 'clock' | 'randomBytes'>,
  number: string,
  text: string,
): Promise<Outcome<CustomerRequest, 'unknown'>> {
  return commerce.database.transaction(async (transaction) => {
    const request = await lockRequestByNumber(transaction, number);
    if (request === undefined) return refuse('unknown' as const);
    const createdAt = commerce.clock.now();
    const answer = {
      id: buildId(createdAt, commerce.randomBytes(10)),
      requestId: request.id,
      createdAt,
      text,
    };
    await addAnswer(transaction, answer);
    await commerce.jobs.enqueue(transaction, 'send-request-mail', { about: 'answer', answerId: answer.id });
    return accept(request);
  });
}
