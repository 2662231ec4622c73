import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { buildUnknownPage } from './card-sandbox-html.ts';
import { type HandleSandboxRequest, pickLocale } from './card-sandbox-page.ts';
import { buildPageHeaders } from './partner-headers.ts';
import { readSheetForm, type WalletSheet } from './wallet-sheet.ts';
import { buildSheetPage } from './wallet-sheet-html.ts';
import { answerSheet, getSheet } from './wallet-sheet-store.ts';

/** Serves the wallet's sheets: `/card-sandbox/wallet/<sheet id>`. Needs no JavaScript. */
export function createWalletSheetPage({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): HandleSandboxRequest {
  return async ({ method, path, form, acceptLanguage }) => {
    const isForm = method === 'POST';
    if (!isForm && method !== 'GET' && method !== 'HEAD') {
      return { status: 405, headers: { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }, body: '' };
    }
    const id = /^\/card-sandbox\/wallet\/([\w-]{1,100})\/?$/.exec(path)?.[1];
    const sheet = id === undefined ? undefined : await getSheet(database, id, clock.now());
    if (sheet === undefined) {
      return { status: 404, headers: buildPageHeaders(), body: buildUnknownPage(pickLocale(acceptLanguage)) };
    }
    const headers = buildPageHeaders(sheet.returnUrl);
    if (!isForm && sheet.answer.state === 'Open') {
      return { status: 200, headers, body: buildSheetPage(sheet) };
    }
    if (isForm) {
      const answer =
        form.get('decision') === 'share'
          ? ({ state: 'Shared', details: readSheetForm(form) } as const)
          : ({ state: 'Cancelled' } as const);
      await answerSheet(database, sheet.id, answer, clock.now());
    }
    return { status: 303, headers: { ...headers, location: buildReturnAddress(sheet) }, body: '' };
  };
}

/** The merchant's own address, plus the sheet to ask about. */
function buildReturnAddress({ returnUrl, id }: WalletSheet): string {
  const address = new URL(returnUrl);
  address.searchParams.set('sheet', id);
  return address.href;
}
