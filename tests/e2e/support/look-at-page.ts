import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** How far a page can be pushed sideways, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Lays out what the page leaves out while it is far below: axe would take colours from what happens to stand where it is only
 * guessed to be.
 */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}

/** One line for each rule of axe that is broken, with the first place. */
export async function findViolations(page: Page): Promise<string[]> {
  await layOutAll(page);
  // To add up what several frames say takes as long again as to look. A frame that comes meanwhile is not spoken to.
  const isOneFrame = page.frames().length === 1;
  // Of what is in order nothing but its number would be told: to name every element of it takes most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: !isOneFrame });
  if (isOneFrame) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const [first] = nodes;
    return `${id}, ${nodes.length} times: ${first?.target.join(' ')}: ${first?.failureSummary}`;
  });
}

/** At each width axe finds nothing, and nothing can be pushed sideways. */
export async function expectNoViolations(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
}
