const findOpen = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** A menu (`data-menu`) closes when something beside it is pressed or focused; without JavaScript, by its own button alone. */
export function closeMenusBeside(target: EventTarget | null): void {
  for (const menu of findOpen()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

/** What is opened from within a menu takes its place, and gives the focus back to its button. */
export function leaveMenu(pressed: Element): void {
  const menu = pressed.closest<HTMLDetailsElement>('details[data-menu]');
  if (menu === null) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Escape closes a menu, and its button has the focus again. */
export function closeMenusByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  for (const menu of findOpen()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}
