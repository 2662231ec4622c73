import { announceConsent, readConsent, subscribeToConsent } from '../consent/consent.ts';
import { forgetUnconsented } from '../consent/kept-value.ts';
import { onFirstSign } from '../first-sign.ts';

/** How far up the banner reaches, for what has to stay above it (consent-banner.module.css, sticky-bar.module.css). */
const HEIGHT = '--consent-height';

/** A press is over by then: what it meant to hit must not be covered under the finger. */
const PRESS_MS = 800;

const findBanner = () => document.querySelector<HTMLElement>('[data-consent-banner]');

let measuring: ResizeObserver | undefined;

function close(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  banner.hidden = true;
  measuring?.disconnect();
  document.documentElement.style.removeProperty(HEIGHT);
  if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
}

/** Shows the banner where nothing was chosen, and hides it where something was meanwhile: in another tab, or on a page before "back". */
function askConsent(): void {
  const banner = findBanner();
  // The page of choices asks itself.
  if (banner === null || document.querySelector('main [data-consent-form]') !== null) return;
  if (readConsent() !== undefined) {
    if (!banner.hidden) close(banner);
    return;
  }
  banner.hidden = false;
  measuring ??= new ResizeObserver(() => {
    // On a low screen it stands in the page, and reaches up to nothing.
    const isFixed = getComputedStyle(banner).position === 'fixed';
    document.documentElement.style.setProperty(HEIGHT, `${isFixed ? banner.offsetHeight : 0}px`);
  });
  measuring.observe(banner);
}

/** Sends what was chosen in the banner without leaving the page; where that fails, as any form is sent. */
async function sendConsent(event: SubmitEvent): Promise<void> {
  const banner = findBanner();
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || banner?.contains(form) !== true) return;
  event.preventDefault();
  const choices = new FormData(form, submitter);
  const fields = [...choices].map(([name, value]): [string, string] => [name, String(value)]);
  await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }).catch(
    () => undefined,
  );
  if (readConsent() === undefined) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'choice', value: String(choices.get('choice')) });
    form.append(field);
    form.submit();
    return;
  }
  announceConsent();
  close(banner);
}

/** Asks where nothing was chosen, and holds the browser to what is. */
export function followConsent(): void {
  forgetUnconsented();
  subscribeToConsent(forgetUnconsented);
  // Nobody is asked before they do something: what they came for is in view first, and nothing is stored meanwhile.
  onFirstSign(() => {
    window.setTimeout(() => {
      askConsent();
      window.addEventListener('pageshow', askConsent);
    }, PRESS_MS);
  });
  document.addEventListener('submit', (event) => void sendConsent(event));
}
