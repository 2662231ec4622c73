/** How wide the large picture of a product is shown, as the `sizes` attribute says it. */
export const LARGE_SIZES =
  '(min-width: 1280px) 640px, (min-width: 1024px) 55vw, (min-width: 480px) 100vw, 320px';
