import { cookieAfter, type PageAnswer, type WholeShop } from './whole-shop.ts';

/** A browser without JavaScript: it keeps cookies, and posts forms to the page they stand on. */
export interface PlainBrowser {
  get(path: string, headers?: Record<string, string>): Promise<PageAnswer>;
  post(path: string, form: Record<string, string>): Promise<PageAnswer>;
  call(name: string, body: object): Promise<PageAnswer & { readonly json: unknown }>;
  readonly cookies: ReadonlyMap<string, string>;
}

export function openPlainBrowser(shop: Pick<WholeShop, 'get' | 'post' | 'call'>, host: string): PlainBrowser {
  const cookies = new Map<string, string>();
  const header = () => {
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? {} : { cookie: pairs.join('; ') };
  };
  const keep = <Answer extends PageAnswer>(answer: Answer): Answer => {
    const set = [answer.headers['set-cookie'] ?? []].flat().map(String);
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/; Max-Age=0(?:;|$)/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: async (path, headers = {}) => keep(await shop.get(`${host}${path}`, { ...header(), ...headers })),
    post: async (path, form) => keep(await shop.post(`${host}${path}`, form, header())),
    call: async (name, body) => keep(await shop.call(`${host}/api/commerce/${name}`, body, header())),
  };
}

/** Whether an answer sets a cookie that outlives it. */
export function setsCookie(answer: PageAnswer, name: string): boolean {
  return new RegExp(`(?:^|; )${name}=[^;]`).test(cookieAfter(answer));
}

/** Status and target of an answer that leads elsewhere. */
export const whereTo = ({ status, headers }: PageAnswer) => [status, headers.location];

/** The page's words as they are read: what is between the tags, entities resolved, without the data for the browser. */
export const wordsOf = ({ body }: Pick<PageAnswer, 'body'>) =>
  body
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** What the fields of a page hold, hidden ones too; of forms of one name the first. */
export function fieldsOf({ body }: PageAnswer): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [input] of body.matchAll(/<input [^>]*>/g)) {
    const name = / name="([^"]*)"/.exec(input)?.[1];
    if (name !== undefined) fields[name] ??= / value="([^"]*)"/.exec(input)?.[1] ?? '';
  }
  return fields;
}
