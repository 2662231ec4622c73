/** The two steps of one page, by the numbers of rule C-01, and the heading that each begins with. */
export const ADDRESS_STEPS = { shipping: 2, billing: 3 } as const;

type AddressStep = keyof typeof ADDRESS_STEPS;

function show(step: Element, state: 'current' | 'done' | 'later', href: string): void {
  const content = step.querySelector('a');
  step.setAttribute('data-state', state);
  if (state === 'current') content?.setAttribute('aria-current', 'step');
  else content?.removeAttribute('aria-current');
  if (state === 'done') content?.setAttribute('href', href);
  else content?.removeAttribute('href');
}

/** The step at the head of the page is the one of the section that somebody is in; the server writes them. */
export function followFocus({ target }: { readonly target: Element }): void {
  const section = target.closest('section');
  if (section === null) return;
  const here: AddressStep = section.matches('[aria-labelledby="billing"]') ? 'billing' : 'shipping';
  for (const [name, number] of Object.entries(ADDRESS_STEPS)) {
    const step = document.querySelector(`[data-step="${number}"]`);
    const isDone = number < ADDRESS_STEPS[here];
    if (step !== null) show(step, name === here ? 'current' : isDone ? 'done' : 'later', `#${name}`);
  }
}
