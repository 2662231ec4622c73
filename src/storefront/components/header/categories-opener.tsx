import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/**
 * Opens the menu of all categories, whose inside is fetched then (`behaviours/category-menu.ts`); without JavaScript it leads to
 * the page that lists them. `words` stand beside its drawing.
 */
export function CategoriesOpener({
  className,
  label,
  words,
}: {
  readonly className: string;
  readonly label?: string;
  readonly words?: string;
}) {
  const paths = usePaths();
  return (
    <a
      className={className}
      href={paths.categories()}
      aria-label={label}
      data-category-menu={paths.categoryMenu()}
    >
      <Icon name="menu" size={words === undefined ? 'normal' : 'small'} />
      {words}
    </a>
  );
}
