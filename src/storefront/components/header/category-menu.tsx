import type { CategoryNode } from '../../../api/contract/catalogue.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './category-menu.module.css';

/**
 * All categories: the first level at the left, what lies below the chosen one at the right; on a phone a drawer with one level
 * at a time. One first-level category is open at a time, which browsers see to by the name; the rest is done by
 * `category-menu.ts`, which takes this out of its page.
 */
export function CategoryMenu({ tree }: { tree: readonly CategoryNode[] }) {
  const text = useText();
  const paths = usePaths();
  return (
    <dialog className={styles.menu} aria-labelledby="category-menu-title" open>
      <div className={styles.head}>
        <h2 id="category-menu-title" className={styles.title}>
          {text('header.allCategories')}
        </h2>
        <button type="button" className={styles.close} aria-label={text('header.close')} data-menu-close="">
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        <ul className={styles.departments}>
          {tree.map((department) => (
            <li key={department.key}>
              {department.children.length === 0 ? (
                <a
                  className={styles.department}
                  href={paths.category(department.slug)}
                  data-department={department.key}
                >
                  {department.name}
                </a>
              ) : (
                <Department department={department} />
              )}
            </li>
          ))}
          <li>
            <a className={`${styles.department} ${styles.sale}`} href={paths.search({ tags: 'on-sale' })}>
              {text('search.headingSale')}
            </a>
          </li>
        </ul>
      </div>
    </dialog>
  );
}

function Department({ department: { key, name, slug, children } }: { department: CategoryNode }) {
  const text = useText();
  const paths = usePaths();
  return (
    <details className={styles.branch} name="category-menu" data-department={key}>
      <summary className={styles.department}>
        {name} <Icon name="chevronRight" size="small" />
      </summary>
      <div className={styles.panel}>
        <button type="button" className={styles.back} data-menu-back="">
          <Icon name="chevronLeft" size="small" /> {text('header.back')}
        </button>
        <a className={styles.whole} href={paths.category(slug)}>
          {name} <Icon name="chevronRight" size="small" />
        </a>
        <ul className={styles.columns}>
          {children.map((child) => (
            <li key={child.key} className={styles.group}>
              <a className={styles.second} href={paths.category(child.slug)}>
                <span className={styles.picture}>
                  <Picture name={child.image} label="" sizes="48px" />
                </span>
                {child.name}
              </a>
              {child.children.length === 0 ? null : (
                <ul className={styles.third}>
                  {child.children.map((grandchild) => (
                    <li key={grandchild.key}>
                      <a href={paths.category(grandchild.slug)}>{grandchild.name}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
