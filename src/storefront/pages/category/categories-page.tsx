import { cachedPageHeaders } from '../../cached-page.ts';
import { data } from '../../frame/answers.ts';
import { definePage, type PageProps } from '../../frame/page.ts';
import type { Head } from '../../head.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { requireValue } from '../../require-value.ts';
import { buildAddresses } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';
import styles from './categories-page.module.css';

/** Every category on one page of links. */
async function load(request: PageRequest) {
  const { tree = [] } = requireValue(await request.shop.call('getCategory', { locale: request.locale }));
  const text = await loadTexts(request.locale);
  const addresses = buildAddresses(request, (paths) => paths.categories());
  const head: Head = {
    title: writeTitle(text, request.merchant, text('header.allCategories')),
    canonical: addresses.canonical,
    alternates: addresses.alternates,
  };
  return data(
    { head, translations: addresses.translations, tree },
    { headers: cachedPageHeaders(['products']) },
  );
}

function CategoriesPage({ page }: PageProps<typeof load>) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className="content">
      <h1 className={styles.title}>{text('header.allCategories')}</h1>
      <div className={styles.columns}>
        {page.tree.map((first) => (
          <section key={first.key} className={styles.department}>
            <h2 className={styles.heading}>
              <a href={paths.category(first.slug)}>{first.name}</a>
            </h2>
            <ul className={styles.list}>
              {first.children.map((second) => (
                <li key={second.key}>
                  <a href={paths.category(second.slug)}>{second.name}</a>
                  {second.children.length > 0 ? (
                    <ul className={styles.third}>
                      {second.children.map((third) => (
                        <li key={third.key}>
                          <a href={paths.category(third.slug)}>{third.name}</a>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

export default definePage({ layout: 'full-width', load, Page: CategoriesPage });
