import type { MetaDescriptor } from 'react-router';
import { defaultLocale, type LocaleCode } from '../kernel/locale.ts';

/** What search engines and browser tabs are told of a page (acceptance R-13). */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Absolute address of this very page. */
  readonly canonical?: string;
  /** The same page in every country and language, each pointing at all others. */
  readonly alternates?: readonly Alternate[];
  /** Style sheets that the page needs beside its route's. */
  readonly stylesheets?: readonly string[];
  /** What search engines are told of the page's things (schema.org). */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
  /** Not for search engines: checkout, empty results, errors. */
  readonly noindex?: true;
}

export interface Alternate {
  readonly locale: LocaleCode;
  readonly href: string;
}

/** Meta tags of a page; `x-default` is the default country's page (Slovakia). */
export function buildMeta(head: Head | undefined): MetaDescriptor[] {
  if (head === undefined) return [];
  const meta: MetaDescriptor[] = [{ title: head.title }];
  if (head.description !== undefined) meta.push({ name: 'description', content: head.description });
  if (head.noindex) meta.push({ name: 'robots', content: 'noindex, nofollow' });
  if (head.canonical !== undefined) meta.push({ tagName: 'link', rel: 'canonical', href: head.canonical });
  for (const { locale, href } of head.alternates ?? []) {
    meta.push({ tagName: 'link', rel: 'alternate', hrefLang: locale, href });
    if (locale === defaultLocale)
      meta.push({ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href });
  }
  for (const href of head.stylesheets ?? []) meta.push({ tagName: 'link', rel: 'stylesheet', href });
  for (const thing of head.structured ?? [])
    meta.push({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } });
  return meta;
}
