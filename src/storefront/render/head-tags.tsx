import { defaultLocale } from '../../kernel/locale.ts';
import { pictureSources, plainPicture } from '../components/picture/picture.tsx';
import { writeJson } from '../frame/write-json.ts';
import { type Head, THEME_COLOUR } from '../head.ts';
import { useLocale } from '../i18n/use-text.ts';
import { useShell } from '../shell.ts';

/** What is shown of a page where somebody shares it (the Open Graph protocol, ogp.me). */
function SharedAs({ head, address }: { readonly head: Head; readonly address: string }) {
  const { shopName } = useShell();
  const locale = useLocale();
  const { title, description, picture } = head;
  const properties = {
    type: 'website',
    title,
    description,
    url: address,
    image: picture === undefined ? undefined : new URL(plainPicture(picture), address).href,
    site_name: shopName,
    locale: locale.replace('-', '_'),
  };
  return Object.entries(properties).map(([name, content]) =>
    content ? <meta key={name} property={`og:${name}`} content={content} /> : null,
  );
}

/** What search engines and browser tabs are told; `x-default` is the default country's page . */
export function HeadTags({ head }: { readonly head: Head }) {
  const locale = useLocale();
  const { title, description, noindex, canonical, alternates = [], structured = [], largest } = head;
  return (
    <>
      {largest === undefined ? null : (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={pictureSources(largest.name)}
          imageSizes={largest.sizes}
          fetchPriority="high"
        />
      )}
      <title>{title}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {noindex ? <meta name="robots" content="noindex, nofollow" /> : null}
      {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
      <meta name="theme-color" content={THEME_COLOUR} />
      <link rel="manifest" href={`/manifests/${locale.toLowerCase()}.webmanifest`} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {alternates.map(({ locale: other, href }) => (
        <link key={other} rel="alternate" hrefLang={other} href={href} />
      ))}
      {alternates
        .filter(({ locale: other }) => other === defaultLocale)
        .map(({ href }) => (
          <link key="x-default" rel="alternate" hrefLang="x-default" href={href} />
        ))}
      {canonical === undefined || noindex ? null : <SharedAs head={head} address={canonical} />}
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
