/** A bank's question stands in a frame in place of the fields: it is read from its beginning, which the shopper has scrolled past. */
export function showQuestion(place: HTMLElement): void {
  place.querySelector('iframe')?.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
}
