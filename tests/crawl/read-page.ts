import { request } from 'node:http';
import { readThings, type Thing } from '../support/schema-org.ts';

/** What the crawl looks at of a page. */
export interface CrawledPage {
  readonly address: string;
  readonly status: number;
  /** Where it leads on to instead. */
  readonly location: string | undefined;
  readonly title: string;
  readonly language: string;
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  /** Locale -> address. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Paths of the same shop, without fragments. */
  readonly links: readonly string[];
  /** What stands in it between two tags, each once. */
  readonly words: ReadonlySet<string>;
  /** What it says to search engines, where that is JSON. */
  readonly things: readonly Thing[];
  /** What is wrong with the page by itself. */
  readonly faults: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

/** Names below `.localhost` are this machine's for browsers, not for Node: it connects by number and says the host. */
function ask({ host, port, pathname, search }: URL): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname + search, headers: { host } };
    request(options, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const readEntities = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');
const all = (body: string, pattern: RegExp) =>
  [...body.matchAll(pattern)].map(([, found = '']) => readEntities(found));

/** Words that no page may say: a value that was not there, a placeholder that nobody filled. */
const LEFT_OPEN = /\bundefined\b|\bNaN\b|\[object |\{[a-zA-Z]+\}/;

function readWords(body: string): string[] {
  const shown = body.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '<>');
  return shown.split(/<[^>]*>/).map((text) => readEntities(text).trim());
}

function findFaults(body: string, words: readonly string[]): string[] {
  const faults: string[] = [];
  const headings = all(body, /<(h1)[\s>]/g).length;
  if (headings !== 1) faults.push(`${headings} headings of the first level`);
  if (all(body, /<(title)>/g).length !== 1) faults.push('not one title');
  const open = LEFT_OPEN.exec(words.join(' '))?.[0];
  if (open !== undefined) faults.push(`says ${open}`);
  return faults;
}

/** With what is wrong with them where they cannot be read. */
function takeThings(body: string): Pick<CrawledPage, 'things' | 'faults'> {
  try {
    return { things: readThings(body), faults: [] };
  } catch {
    return { things: [], faults: ['data for search engines that is no JSON'] };
  }
}

export async function readPage(address: string): Promise<CrawledPage> {
  const url = new URL(address);
  const { status, location, body } = await ask(url);
  const words = readWords(body);
  const { things, faults } = takeThings(body);
  const links = all(body, /<a [^>]*?href="(\/[^"#]*)/g);
  return {
    address,
    status,
    location,
    title: all(body, /<title>(.*?)<\/title>/g)[0] ?? '',
    language: all(body, /<html lang="([^"]*)"/g)[0] ?? '',
    canonical: all(body, /<link rel="canonical" href="([^"]*)"/g)[0],
    isIndexed: !/<meta name="robots" content="noindex/.test(body),
    alternates: new Map(
      [...body.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
        ([, locale = '', href = '']) => [locale, readEntities(href)],
      ),
    ),
    links: [...new Set(links)].map((path) => new URL(path, url).href),
    words: new Set(words),
    things,
    faults: status === 200 ? [...findFaults(body, words), ...faults] : [],
  };
}
