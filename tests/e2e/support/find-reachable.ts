import type { Locator } from '@playwright/test';

/** What beside an element takes the focus. */
export function findReachable(inside: Locator): Promise<readonly string[]> {
  return inside.evaluate((shown) => {
    const focused = document.activeElement;
    const names = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
      .filter((element) => !shown.contains(element) && element.checkVisibility())
      .filter((element) => {
        element.focus();
        return document.activeElement === element;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
    if (focused instanceof HTMLElement) focused.focus();
    return names;
  });
}
