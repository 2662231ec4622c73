import type { PageText, TextKey } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { sendCustomerOn, sendCustomerToCheckout } from '../account-guard.ts';
import { loadAccountHead } from '../account-page-head.ts';
import { parseBackPath, refererPath } from '../back-path.ts';
import { accountContextOf } from '../lead-on.ts';

/** What has just been done, by the query parameter `note`; what is none of them says nothing. */
const notes: Readonly<Record<string, TextKey>> = { 'password-changed': 'account.passwordChanged' };

function writeNote(text: PageText, url: URL, back: string | undefined): string | undefined {
  if (back !== undefined && /\/confirm(?:-email)?\?/.test(back)) return text('account.signInFirst');
  const name = url.searchParams.get('note') ?? '';
  const key = Object.hasOwn(notes, name) ? notes[name] : undefined;
  return key === undefined ? undefined : text(key);
}

/** The page, and where it leads back to: where the address says, else where the visitor came from. */
export async function loadSignInPage(request: PageRequest) {
  const { url } = request;
  const context = accountContextOf(request);
  if (context === 'checkout') await sendCustomerToCheckout(request);
  else await sendCustomerOn(request, url.search);
  const { text, head, translations } = await loadAccountHead(request, 'header.signIn', (paths) =>
    context === 'checkout' ? paths.checkoutLogin() : paths.login(),
  );
  const back = parseBackPath(url.searchParams.get('back') ?? refererPath(request), request);
  return { head, translations, context, back, note: writeNote(text, url, back) };
}
