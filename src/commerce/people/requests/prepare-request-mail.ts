import type { Queryable } from '../../../kernel/database.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import type { CustomerRequest } from './customer-request.ts';
import { findFileFacts, getAnswer, getRequest } from './request-store.ts';

/** What there is to write to whoever sent a request: that it has come, or what customer service answers. */
export interface RequestMail {
  readonly request: CustomerRequest;
  readonly fileNames: readonly string[];
  readonly answer?: { readonly id: string; readonly text: string };
}

/** `undefined` where the request has been forgotten meanwhile: then nobody is written to. */
export async function prepareRequestMail(
  database: Queryable,
  payload: JobPayloads['send-request-mail'],
): Promise<RequestMail | undefined> {
  const answer = payload.about === 'answer' ? await getAnswer(database, payload.answerId) : undefined;
  const requestId = payload.about === 'answer' ? answer?.requestId : payload.requestId;
  const request = requestId === undefined ? undefined : await getRequest(database, requestId);
  if (request === undefined) return undefined;
  const files = await findFileFacts(database, request.id);
  return {
    request,
    fileNames: files.map(({ name }) => name),
    ...(answer === undefined ? {} : { answer: { id: answer.id, text: answer.text } }),
  };
}
