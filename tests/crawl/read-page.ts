import { request } from 'node:http';

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

function findFaults(body: string): string[] {
  const faults: string[] = [];
  const headings = all(body, /<(h1)[\s>]/g).length;
  if (headings !== 1) faults.push(`${headings} headings of the first level`);
  if (all(body, /<(title)>/g).length !== 1) faults.push('not one title');
  for (const json of [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]) {
    try {
      JSON.parse(json[1] ?? '');
    } catch {
      faults.push('data for search engines that is no JSON');
    }
  }
  const words = body.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');
  const open = LEFT_OPEN.exec(words)?.[0];
  if (open !== undefined) faults.push(`says ${open}`);
  return faults;
}

export async function readPage(address: string): Promise<CrawledPage> {
  const url = new URL(address);
  const { status, location, body } = await ask(url);
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
    faults: status === 200 ? findFaults(body) : [],
  };
}
