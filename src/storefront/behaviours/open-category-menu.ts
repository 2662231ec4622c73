/**
 * Links that open the menu of all categories say where its inside is (`data-category-menu`). Both it and the code that runs it are
 * fetched when it is first wanted; where they cannot be had, the link leads to the page that lists the same.
 */
export function openCategoryMenu(event: MouseEvent, pressed: Element | null): void {
  const opener = pressed?.closest<HTMLAnchorElement>('a[data-category-menu]');
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!opener || opensElsewhere || event.defaultPrevented) return;
  event.preventDefault();
  import('../components/header/category-menu.ts')
    .then(({ showCategoryMenu }) => showCategoryMenu(opener))
    .catch(() => window.location.assign(opener.href));
}
