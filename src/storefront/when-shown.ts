/**
 * Resolves once the page has been seen: what is fetched or measured before that comes between a reader and the page. At once where
 * nobody looks, in a tab behind another or a page fetched ahead, and where a browser does not tell.
 */
export function whenShown(): Promise<void> {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    return Promise.resolve();
  return new Promise((resolve) => {
    const painted = new PerformanceObserver(() => {
      painted.disconnect();
      resolve();
    });
    painted.observe({ type: 'paint', buffered: true });
    // Who turns away before the first picture never sees one.
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
