/** A bank that takes its time answers within seconds or hours: looked at often at first, and more and more seldom. */
const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;
const GROWTH = 1.4;

/** A page that waits for something looks whether it still has to, and goes on by itself once it leads on (`data-look-again`). */
export function lookAgain(link: HTMLAnchorElement, pause = FIRST_PAUSE_MS): void {
  setTimeout(async () => {
    const answer = await fetch(link.href, { redirect: 'manual' }).catch(() => undefined);
    if (answer?.type === 'opaqueredirect') window.location.replace(link.href);
    else lookAgain(link, Math.min(pause * GROWTH, LONGEST_PAUSE_MS));
  }, pause);
}
