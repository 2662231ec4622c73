import type { CustomerRequest } from '../../commerce/people/requests/customer-request.ts';
import { getRequest } from '../../commerce/people/requests/request-store.ts';
import { submitRequest } from '../../commerce/people/requests/submit-request.ts';
import { accept, refuse } from '../../kernel/outcome.ts';
import type { SubmittedRequest } from '../contract/requests.ts';
import type { CallHandlers } from './handler.ts';

function presentRequest({ id, number, createdAt }: CustomerRequest): SubmittedRequest {
  return { id, number, createdAt: createdAt.toISOString() };
}

export const requestHandlers: CallHandlers<'submitRequest' | 'getRequest'> = {
  async submitRequest(input, request, engine) {
    const { locale: _asked, files, formId, currentUrl, debugEmail, ...draft } = input;
    const submitted = await submitRequest(engine, request, {
      ...{ draft, formId, currentUrl, debugEmail },
      files: files.map(({ name, content }) => ({ name, content: Buffer.from(content, 'base64') })),
    });
    return submitted.ok ? accept({ request: presentRequest(submitted.value) }) : submitted;
  },

  async getRequest({ id }, _request, engine) {
    const found = await getRequest(engine.database, id);
    return found === undefined
      ? refuse({ code: 'ResourceNotFound' })
      : accept({ request: presentRequest(found) });
  },
};
