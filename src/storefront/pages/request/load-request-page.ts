import { cleanProductNumber, REQUEST_TEXT_MAXIMUM } from '../../../markets/request-constants.ts';
import { findPageLinks } from '../../find-page-links.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { buildAddresses } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';
import { refererPath } from '../account/back-path.ts';

/** What is known before anything is typed, by field. */
type Prefilled = Readonly<Record<string, string>>;

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the link says it is about. */
function readQuery(query: URLSearchParams): Prefilled {
  const reason = query.get('reason') ?? '';
  const subreason = query.get('subreason') ?? '';
  const productNumber = cleanProductNumber(query.get('product') ?? '');
  const orderNumber = (query.get('order') ?? '').trim().slice(0, REQUEST_TEXT_MAXIMUM.orderNumber);
  const known = { reason, subreason, productNumber, orderNumber };
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')),
    // A missing manual is asked for of this very product (rule P-13).
    ...(subreason === 'missing-language-manual' && productNumber !== '' ? { fixedProduct: '1' } : {}),
    ...(subreason === 'discount-request' && productNumber !== '' ? { quantity: '1' } : {}),
  };
}

/** What a signed-in customer need not type again. */
async function readCustomer({ shop, locale }: PageRequest): Promise<Prefilled> {
  const found = await shop.call('getCustomer', { locale });
  const customer = found.ok ? found.value.customer : null;
  if (customer === null) return {};
  const { addresses, defaultBillingAddressId, vatId = '' } = customer;
  const address = addresses.find(({ id }) => id === defaultBillingAddressId) ?? addresses[0];
  return {
    contactName: `${customer.firstName} ${customer.lastName}`
      .trim()
      .slice(0, REQUEST_TEXT_MAXIMUM.contactName),
    customerEmail: customer.email,
    companyName: (address?.company ?? '').slice(0, REQUEST_TEXT_MAXIMUM.companyName),
    vatId,
    phoneNumber: (address?.phone ?? '').slice(0, REQUEST_TEXT_MAXIMUM.phoneNumber),
  };
}

async function findSent({ shop }: PageRequest, id: string | null) {
  if (id === null || !idPattern.test(id)) return undefined;
  const found = await shop.call('getRequest', { id });
  return found.ok ? { number: found.value.request.number } : undefined;
}

/** The page that the form was opened on, for customer service; only ever one of this shop. */
function findOrigin(request: PageRequest, query: URLSearchParams): string {
  const from = query.get('from') ?? refererPath(request) ?? '';
  return from.length <= REQUEST_TEXT_MAXIMUM.currentUrl / 2 && /^\/(?!\/)/.test(from) ? from : '';
}

/** The form as it is opened, or what became of a request that was sent (rule Q-01). Personal: never kept. */
export async function loadRequestPage(request: PageRequest, query: URLSearchParams) {
  const text = await loadTexts(request.locale);
  const { canonical, alternates, translations } = buildAddresses(request, (paths) => paths.request());
  const [sent, customer, pages] = await Promise.all([
    findSent(request, query.get('sent')),
    request.isSent ? {} : readCustomer(request),
    request.content.findPages(),
  ]);
  const linkTo = (name: string) => findPageLinks(request, pages, [name])[0];
  const title = text(sent === undefined ? 'request.title' : 'request.sentTitle');
  const isPlain = [...query.keys()].length === 0 && !request.isSent;
  return {
    head: {
      title: writeTitle(text, request.merchant, title),
      description: text('request.intro'),
      ...(isPlain ? { canonical, alternates } : { noindex: true as const }),
    },
    translations,
    sent,
    formId: request.newFormId(),
    from: findOrigin(request, query),
    prefilled: { ...customer, ...readQuery(query) } as Prefilled,
    returnPolicy: linkTo('return-policy'),
    privacy: linkTo('privacy-data'),
    debug: request.findRequestDebug(request.market),
  };
}
