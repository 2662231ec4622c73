/** As the style sheet has it: wider than this the groups at the foot stand side by side, and open. */
const WIDE = '(min-width: 768px)';

/** Opens the groups where there is room, and folds them where there is none, as the window changes. */
export function openFooter(): void {
  const wide = window.matchMedia(WIDE);
  const follow = () => {
    for (const column of document.querySelectorAll<HTMLDetailsElement>('[data-footer-column]'))
      column.open = wide.matches;
  };
  follow();
  wide.addEventListener('change', follow);
}
