import { chooseFirstPrice } from '../choose-first-price.ts';
import { CART_NOTE } from '../components/product-card/quick-add.ts';
import { PageAnswer, type PagePolicy } from '../frame/answers.ts';
import type { Assets } from '../frame/assets.ts';
import type { KeptHtml } from '../frame/kept-parts.tsx';
import type { AnyPage, PageData, PageDefinition } from '../frame/page.ts';
import { loadTexts } from '../i18n/texts.ts';
import { findLanguageChoices } from '../language-choices.ts';
import { loadShell } from '../load-shell.ts';
import type { PageRequest } from '../page-request.ts';
import { loadPage, notFoundPage } from '../page-table.ts';
import { BrokenErrorPage, Failure, NotFound } from '../pages/error/error-page.tsx';
import { cachesComponents, hasFlag, type QueryFlag, queryFlags } from '../query-flags.ts';
import type { Shell } from '../shell.ts';
import { pathsOf } from '../translations.ts';
import { writeTitle } from '../write-title.ts';
import { CheckoutFrame, takeCheckoutNote } from './checkout-frame.tsx';
import { renderBareDocument, type renderDocument } from './document.tsx';

/** A page that was rendered, or an answer that is none: a way on, a frame. */
export type PageResponse =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly headers: Headers;
      readonly html: string;
      readonly policy?: PagePolicy | undefined;
    }
  | { readonly kind: 'other'; readonly response: Response };

export interface PageFrame {
  readonly assets: Assets;
  /** Writes a page: the frame's own way, unless somebody looks on. */
  readonly render: typeof renderDocument;
  readonly keptHtml: KeptHtml;
  /** A loader, an action or a component failed; the shopper sees the error page. */
  onFailure(error: unknown): void;
}

const flagNames = Object.keys(queryFlags) as readonly QueryFlag[];

/** What was thrown or returned, with what it means. */
type Loaded =
  | { readonly kind: 'loaded'; readonly answer: PageAnswer<PageData> }
  | { readonly kind: 'other'; readonly response: Response }
  | { readonly kind: 'failed'; readonly status: number };

const toAnswer = <Data,>(value: Data | PageAnswer<Data>): PageAnswer<Data> =>
  value instanceof PageAnswer ? value : new PageAnswer(value);

/** A thrown `Response` says its status and nothing else; anything else that is thrown is a bug. */
function statusOf(thrown: unknown, { onFailure }: PageFrame): number {
  if (thrown instanceof Response) return thrown.status;
  onFailure(thrown);
  return 500;
}

const leadsOn = (value: unknown): value is Response =>
  value instanceof Response && value.status >= 300 && value.status < 400;

/** Paths are told below the language prefix that the page was asked under. */
function withPrefix(response: Response, { prefix }: PageRequest): Response {
  const location = response.headers.get('location');
  if (location?.startsWith('/') && prefix !== undefined)
    response.headers.set('location', `/${prefix}${location === '/' ? '' : location}`);
  return response;
}

async function attempt(
  work: () => Promise<PageData | PageAnswer<PageData> | Response>,
  frame: PageFrame,
): Promise<Loaded> {
  try {
    const value = await work();
    if (!(value instanceof Response)) return { kind: 'loaded', answer: toAnswer(value) };
    return { kind: 'other', response: value };
  } catch (thrown) {
    return leadsOn(thrown)
      ? { kind: 'other', response: thrown }
      : { kind: 'failed', status: statusOf(thrown, frame) };
  }
}

/** Loads a page, after its form has done its work where one was sent, and renders it whole. */
export async function answerPage(
  request: PageRequest,
  form: FormData | undefined,
  frame: PageFrame,
): Promise<PageResponse> {
  const definition = request.address === undefined ? notFoundPage : await loadPage(request.address);
  // The table holds each page with what it loads; the compiler cannot follow that through its name.
  const page = definition as AnyPage as unknown as PageDefinition<PageData, object>;
  await loadTexts(request.locale);
  let sent: PageAnswer<object> | undefined;
  if (form !== undefined) {
    const chosen = chooseFirstPrice(request, form);
    if (chosen !== undefined) return { kind: 'other', response: chosen };
    const { act } = page;
    if (act === undefined) return showError(request, 405, frame);
    const done = await attempt(() => act(request, form) as Promise<PageData>, frame);
    if (done.kind === 'other') return { kind: 'other', response: withPrefix(done.response, request) };
    if (done.kind === 'failed') return showError(request, done.status, frame);
    sent = done.answer;
  }
  const [loaded, shell] = await Promise.all([
    attempt(() => page.load(request), frame),
    loadShell(request).catch((error: unknown) => statusOf(error, frame)),
  ]);
  if (loaded.kind === 'other') return { kind: 'other', response: withPrefix(loaded.response, request) };
  if (loaded.kind === 'failed') return showError(request, loaded.status, frame, shell);
  if (typeof shell === 'number') return showBroken(shell);
  try {
    return showPage(page, { request, shell, frame, loaded: loaded.answer, sent });
  } catch (error) {
    return showError(request, statusOf(error, frame), frame, shell);
  }
}

interface Showing {
  readonly request: PageRequest;
  readonly shell: Shell;
  readonly frame: PageFrame;
  readonly loaded: PageAnswer<PageData>;
  readonly sent: PageAnswer<object> | undefined;
}

function showPage(
  { layout = 'default', step, hidesAllCategories, Page }: PageDefinition<PageData, object>,
  { request, shell, frame, loaded, sent }: Showing,
): PageResponse {
  if (Page === undefined) throw new Error(`${request.address} shows nothing`);
  const headers = new Headers(loaded.headers);
  for (const [name, value] of sent?.headers ?? []) {
    if (name === 'set-cookie') headers.append(name, value);
    else headers.set(name, value);
  }
  const note = layout === 'checkout-step' ? takeCheckoutNote(request) : undefined;
  for (const value of new Headers(note?.headers).getSetCookie()) headers.append('set-cookie', value);
  const content = <Page page={loaded.data} refused={sent?.data} />;
  const { head, inCategory, prices, translations } = loaded.data;
  const query = request.url.searchParams;
  const html = frame.render(
    {
      head,
      layout,
      languages: findLanguageChoices(request, translations),
      inCategory,
      prices,
      hidesAllCategories,
      // The box at the head searches for goods: what was looked for elsewhere is not its own.
      query: (request.address === 'search' && query.get('query')) || '',
      cartNote: query.get(CART_NOTE),
      flags: flagNames.filter((flag) => hasFlag(query, flag)),
      version: frame.assets.version,
      withoutScript: hasFlag(query, 'openRequest') ? pathsOf(request).request() : undefined,
      content:
        note === undefined ? (
          content
        ) : (
          <CheckoutFrame step={step} merged={note.sentences}>
            {content}
          </CheckoutFrame>
        ),
    },
    shell,
    frame.assets,
    cachesComponents(query) ? frame.keptHtml.openPage(shell) : undefined,
  );
  return { kind: 'page', status: sent?.status ?? loaded.status, headers, html, policy: loaded.policy };
}

/** What a shopper sees when there is no such page, or something broke (rule R-14). */
async function showError(
  request: PageRequest,
  status: number,
  frame: PageFrame,
  known?: Shell | number,
): Promise<PageResponse> {
  const shell = known ?? (await loadShell(request).catch((error: unknown) => statusOf(error, frame)));
  if (typeof shell === 'number') return showBroken(status);
  const isAbsent = status === 404;
  const text = await loadTexts(request.locale);
  const title = text(isAbsent ? 'errorPage.notFoundTitle' : 'errorPage.errorOccured');
  const html = frame.render(
    {
      head: { title: writeTitle(text, request.merchant, title) },
      layout: 'default',
      languages: findLanguageChoices({ ...request, address: undefined }, undefined),
      query: '',
      cartNote: null,
      flags: [],
      version: frame.assets.version,
      content: isAbsent ? <NotFound /> : <Failure />,
    },
    shell,
    frame.assets,
    frame.keptHtml.openPage(shell),
  );
  return { kind: 'page', status, headers: new Headers(), html };
}

function showBroken(status: number): PageResponse {
  const html = renderBareDocument('An error occurred while showing the error page', <BrokenErrorPage />);
  return { kind: 'page', status, headers: new Headers(), html };
}
