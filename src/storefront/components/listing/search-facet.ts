const SEARCH = 'input[data-facet-search]';

/** Without case and accents: whoever looks for a word types it as it comes. */
function fold(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Shows of a long facet what holds the words; chosen values stay in sight (rule B-10). */
function searchFacet(input: HTMLInputElement): void {
  const facet = input.closest('details');
  const words = fold(input.value.trim());
  facet?.toggleAttribute('data-searched', words !== '');
  for (const label of facet?.querySelectorAll('label') ?? [])
    label.hidden =
      words !== '' &&
      label.querySelector<HTMLInputElement>('input')?.checked !== true &&
      !fold(label.textContent).includes(words);
}

/** What was typed still holds when the page has been written anew. */
export function searchFacetsAgain(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(SEARCH))
    if (input.value !== '') searchFacet(input);
}

export function watchFacetSearches(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(SEARCH)) searchFacet(target);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    // It is no field of the form around it.
    if (key === 'Enter' && target instanceof HTMLInputElement && target.matches(SEARCH))
      event.preventDefault();
  });
}
