import { loadTexts } from '../i18n/texts.ts';
import type { Surroundings } from '../shell.ts';

/** The error page in the place of a page that could not come alive, as the server would write it (rules S-09, R-14). */
export async function showFailure({ locale, base }: Surroundings): Promise<void> {
  // Where its words cannot be had either, the page stays as it was written.
  const text = await loadTexts(locale, ['pages']);
  const heading = document.createElement('h1');
  heading.textContent = text('errorPage.errorOccured');
  const hint = document.createElement('p');
  hint.textContent = text('errorPage.goBackOrTryAgain');
  const home = document.createElement('a');
  home.href = base || '/';
  home.textContent = text('errorPage.toHome');
  const content = document.createElement('div');
  content.className = 'content';
  content.setAttribute('role', 'alert');
  content.append(heading, hint, home);
  document.querySelector('main')?.replaceChildren(content);
}
