import { defaultLocale } from '../../kernel/locale.ts';
import { writeJson } from '../frame/write-json.ts';
import type { Head } from '../head.ts';

/** What search engines and browser tabs are told; `x-default` is the default country's page . */
export function HeadTags({ head }: { readonly head: Head }) {
  const { title, description, noindex, canonical, alternates = [], structured = [] } = head;
  return (
    <>
      <title>{title}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {noindex ? <meta name="robots" content="noindex, nofollow" /> : null}
      {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
      {alternates.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      {alternates
        .filter(({ locale }) => locale === defaultLocale)
        .map(({ href }) => (
          <link key="x-default" rel="alternate" hrefLang="x-default" href={href} />
        ))}
      {structured.map((thing) => {
        const json = writeJson({ '@context': 'https://schema.org', ...thing });
        return (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        );
      })}
    </>
  );
}
