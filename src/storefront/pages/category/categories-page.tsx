import { data } from 'react-router';
import { buildMeta, type Head } from '../../head.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { keepPage, loaderHeaders } from '../../kept-page.ts';
import { getPageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { requireValue } from '../../require-value.ts';
import { buildAddresses } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';
import type { Route } from './+types/categories-page.ts';
import styles from './categories-page.module.css';

/** Every category on one page of links (look.md: all-categories menu without JavaScript). */
export async function loader({ context }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  const { tree = [] } = requireValue(await request.shop.call('getCategory', { locale: request.locale }));
  const text = await loadTexts(request.locale);
  const addresses = buildAddresses(request, (paths) => paths.categories());
  const head: Head = {
    title: writeTitle(text, request.merchant, text('header.allCategories')),
    canonical: addresses.canonical,
    alternates: addresses.alternates,
  };
  return data({ head, translations: addresses.translations, tree }, { headers: keepPage(['products']) });
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className="content">
      <h1 className={styles.title}>{text('header.allCategories')}</h1>
      <div className={styles.columns}>
        {loaderData.tree.map((first) => (
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
