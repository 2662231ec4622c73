import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

/** A session as the browser's side of Adyen knows it. */
export interface ShopperSession {
  readonly id: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly method: string;
  readonly returnUrl: string;
  readonly status: string;
}

/** What the browser's side asks the rest of Adyen. */
export interface ShopperSide {
  readonly clientKey: string | undefined;
  requireSession(id: string): ShopperSession;
  /** What the shopper's bank decides. */
  visit(id: string, decision: 'pay' | 'refuse'): void;
  /** Checks a message against Adyen's description. */
  judge(schema: string, message: unknown): void;
}

/** Of the cards that are typed in, those that are not simply approved. */
export const adyenCards = {
  approved: '4111 1111 1111 1111',
  refused: '4000 0000 0000 0002',
  challenge: '4212 3456 7891 0006',
  /** Of a bank that has only a page of its own. */
  redirect: '4212 3456 7891 0014',
} as const;

const ORIGIN = 'https://checkoutshopper-test.adyen.com';
const cardSchema = z.object({
  type: z.literal('scheme'),
  holderName: z.string().min(1),
  encryptedCardNumber: z.string().startsWith('test_'),
  encryptedExpiryMonth: z.string().startsWith('test_'),
  encryptedExpiryYear: z.string().startsWith('test_'),
  encryptedSecurityCode: z.string().startsWith('test_'),
});
/** What each method is paid with, and what Adyen's description calls that. */
const methodSchemas = {
  scheme: [cardSchema, 'CardDetails'],
  googlepay: [
    z.object({ type: z.literal('googlepay'), googlePayToken: z.literal('token-of-google') }),
    'GooglePayDetails',
  ],
  paypal: [z.object({ type: z.literal('paypal'), subtype: z.literal('sdk') }), 'PayPalDetails'],
  onlineBanking_PL: [
    z.object({ type: z.literal('onlineBanking_PL'), issuer: z.literal('154') }),
    'GenericIssuerPaymentMethodDetails',
  ],
  ideal: [z.object({ type: z.literal('ideal') }), 'IdealDetails'],
  klarna: [z.object({ type: z.literal('klarna') }), 'KlarnaDetails'],
} as const;
const paymentSchema = z.object({
  sessionData: z.string(),
  paymentMethod: z.looseObject({
    type: z.enum(Object.keys(methodSchemas) as (keyof typeof methodSchemas)[]),
  }),
});
const detailsSchema = z.object({
  details: z.union([
    z.object({ threeDSResult: z.string() }),
    z.object({ redirectResult: z.string() }),
    z.object({ orderID: z.string(), payerID: z.literal('payer') }),
  ]),
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Texts that Adyen's content network has in German; the library knows its English ones by itself. */
const german = {
  'creditCard.cardNumber.label': 'Kartennummer',
  'creditCard.expiryDate.label': 'Ablaufdatum',
  'creditCard.securityCode.label': 'Sicherheitscode',
  'creditCard.holderName': 'Name auf der Karte',
  'creditCard.encryptedCardNumber.aria.iframeTitle': 'Iframe für Kartennummer',
  'creditCard.encryptedExpiryDate.aria.iframeTitle': 'Iframe für Ablaufdatum',
  'creditCard.encryptedSecurityCode.aria.iframeTitle': 'Iframe für Sicherheitscode',
};

/** A secured field: what is typed never leaves its frame but as `test_…`, which Adyen's test system takes for encrypted. */
const fieldPage = `<!doctype html><html lang="en"><title>secured field</title>
<style>html,body{margin:0;height:100%}input{box-sizing:border-box;width:100%;height:100%;border:0;font:16px Arial}</style>
<input id="field"><script>
const shop = atob(new URLSearchParams(location.search).get('d'));
const field = document.getElementById('field');
let own;
const tell = (message) => parent.postMessage(JSON.stringify({ ...message, fieldType: own.fieldType, numKey: own.numKey }), shop);
addEventListener('message', ({ data, origin }) => {
  if (origin !== shop) return;
  const told = JSON.parse(data);
  if (own !== undefined || told.iframeUIConfig === undefined) return;
  own = told;
  const aria = told.iframeUIConfig.ariaConfig;
  document.documentElement.lang = aria.lang;
  field.setAttribute('aria-label', aria[told.fieldType].label);
  tell({ action: 'config' });
});
const blob = (encryptedFieldName, text) => ({ type: 'card', encryptedFieldName, blob: 'test_' + text });
const parse = {
  encryptedCardNumber: (digits) => digits.length < 15 ? undefined : [blob('encryptedCardNumber', digits)],
  encryptedExpiryDate: (digits) => digits.length < 4 ? undefined
    : [blob('encryptedExpiryMonth', digits.slice(0, 2)), blob('encryptedExpiryYear', '20' + digits.slice(2))],
  encryptedSecurityCode: (digits) => digits.length < 3 ? undefined : [blob('encryptedSecurityCode', digits)],
};
field.addEventListener('input', () => {
  const digits = field.value.replace(/\\D/g, '');
  const blobs = parse[own.fieldType](digits);
  const isNumber = own.fieldType === 'encryptedCardNumber';
  if (isNumber) tell({ action: 'brand', brand: 'visa', cvcPolicy: 'required', expiryDatePolicy: 'required', error: '' });
  if (blobs) tell({ action: 'encryption', [own.fieldType]: blobs, ...(isNumber ? { endDigits: digits.slice(-4) } : {}) });
  else if (!isNumber) tell({ action: 'incomplete', error: '' });
});
field.addEventListener('focus', () => tell({ action: 'focus', focus: true }));
field.addEventListener('blur', () => tell({ action: 'focus', focus: false }));
field.addEventListener('keydown', ({ key }) => { if (key === 'Enter') tell({ action: 'enterKeyPressed' }); });
</script></html>`;

/** The page on which a card's bank asks its holder. */
const challengePage = `<!doctype html><html lang="en"><title>Your bank</title><h1>Your bank</h1>
<button data-status="Y">Confirm</button><button data-status="N">Decline</button><script>
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () =>
  parent.postMessage(JSON.stringify({ type: 'challengeResult', result: { transStatus: button.dataset.status } }), '*'));
</script></html>`;

/** The own page of a bank, which leads back to the shop. */
function bankPage({ id, returnUrl }: ShopperSession): string {
  const back = (decision: string) => {
    const url = new URL(returnUrl);
    url.searchParams.set('redirectResult', `${decision}-${id}`);
    return url.href.replaceAll('&', '&amp;');
  };
  return `<!doctype html><html lang="en"><title>Your bank</title><h1>Your bank</h1>
<p><a href="${back('pay')}">Confirm</a> <a href="${back('refuse')}">Decline</a></p></html>`;
}

const fingerprintPage = `<!doctype html><title>device</title><script>
parent.postMessage(JSON.stringify({ type: 'deviceFingerprint', value: 'device', persistentCookie: [], components: {} }), '*');
</script>`;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"><rect width="40" height="26"/></svg>';

interface Answer {
  readonly type: string;
  readonly text: string;
}
const json = (value: object): Answer => ({ type: 'application/json', text: JSON.stringify(value) });
const html = (text: string): Answer => ({ type: 'text/html; charset=utf-8', text });

/** The bank decides; how the payment stands then, as the library is told. */
function decide(side: ShopperSide, id: string, decision: 'pay' | 'refuse'): object {
  side.visit(id, decision);
  const { status } = side.requireSession(id);
  const resultCode = status === 'completed' ? 'Authorised' : 'Refused';
  return { resultCode, sessionData: `data-of-${id}`, sessionResult: `result-of-${id}` };
}

function ask(id: string, resultCode: string, action: object): object {
  return { resultCode, sessionData: `data-of-${id}`, action };
}

/** The shopper has to go to a bank's own page, by a link or with a form. */
function leadToBank(id: string, paymentMethodType: string, method: 'GET' | 'POST'): object {
  const url = `${ORIGIN}/bank/${id}`;
  const data = method === 'POST' ? { data: { MD: 'md', PaReq: 'asked' } } : {};
  return ask(id, 'RedirectShopper', { type: 'redirect', paymentMethodType, method, url, ...data });
}

function payByCard(side: ShopperSide, id: string, card: z.infer<typeof cardSchema>): object {
  const typed = card.encryptedCardNumber.replace('test_', '');
  const isCard = (one: keyof typeof adyenCards) => adyenCards[one].replaceAll(' ', '') === typed;
  if (isCard('redirect')) return leadToBank(id, 'scheme', 'POST');
  return isCard('challenge') ? challenge(id) : decide(side, id, isCard('refused') ? 'refuse' : 'pay');
}

function pay(side: ShopperSide, id: string, body: unknown): object {
  const { paymentMethod } = paymentSchema.parse(body);
  const [schema, described] = methodSchemas[paymentMethod.type];
  const paid = schema.parse(paymentMethod);
  // Whether PayPal's customer pays there or goes on: between the library and its own end alone.
  const { userAction: _, ...told } = paymentMethod;
  side.judge(described, told);
  if (paid.type === 'scheme') return payByCard(side, id, paid);
  if (paid.type === 'googlepay') return decide(side, id, 'pay');
  if (paid.type !== 'paypal') return leadToBank(id, paid.type, 'GET');
  const sdk = { type: 'sdk', paymentMethodType: 'paypal', paymentData: `data-${id}` };
  return ask(id, 'Pending', { ...sdk, sdkData: { token: `order-of-${id}` } });
}

/** Its bank asks the card's holder. */
function challenge(id: string): object {
  const asked = {
    ...{ acsTransID: 'acs', threeDSServerTransID: 'server', messageVersion: '2.2.0' },
    ...{ acsURL: `${ORIGIN}/acs`, threeDSNotificationURL: `${ORIGIN}/notified` },
  };
  const action = {
    ...{ type: 'threeDS2', subtype: 'challenge', paymentMethodType: 'scheme', token: encode(asked) },
    ...{ authorisationToken: `authorise-${id}`, paymentData: `data-${id}` },
  };
  return ask(id, 'ChallengeShopper', action);
}

function finish(side: ShopperSide, id: string, body: unknown): object {
  const { details } = detailsSchema.parse(body);
  if ('orderID' in details) {
    if (details.orderID !== `order-of-${id}`) throw new Error('an order of another payment');
    return decide(side, id, 'pay');
  }
  if ('redirectResult' in details) {
    const [, decision, of] = /^(pay|refuse)-(.+)$/.exec(details.redirectResult) ?? [];
    if (of !== id) throw new Error('a result of another payment');
    return decide(side, id, decision === 'pay' ? 'pay' : 'refuse');
  }
  const read = JSON.parse(Buffer.from(details.threeDSResult, 'base64').toString('utf8'));
  if (read.authorisationToken !== `authorise-${id}`) throw new Error('a result of another payment');
  return decide(side, id, read.transStatus === 'Y' ? 'pay' : 'refuse');
}

/** What a method needs to be known of it beforehand. */
const methodConfigurations: Readonly<Record<string, object>> = {
  scheme: { name: 'Karten', brands: ['visa', 'mc'] },
  googlepay: { configuration: { merchantId: '50', gatewayMerchantId: 'GantryTestCOM' } },
  applepay: { configuration: { merchantId: 'merchant.gantry', merchantName: 'Gantry' } },
  paypal: { configuration: { merchantId: 'PAYPALMERCHANT', intent: 'capture' } },
  onlineBanking_PL: {
    issuers: [
      { id: '154', name: 'BLIK' },
      { id: '31', name: 'Santander' },
    ],
  },
};

function setUp({ id, amount, returnUrl, method }: ShopperSession): object {
  const known = { type: method, name: method, ...methodConfigurations[method] };
  return {
    ...{ id, sessionData: `data-of-${id}`, amount, returnUrl, countryCode: 'DE', shopperLocale: 'de-DE' },
    expiresAt: new Date(Date.now() + 3_000_000).toISOString(),
    paymentMethods: { paymentMethods: [known] },
    configuration: { enableStoreDetails: false },
  };
}

function answer(side: ShopperSide, url: URL, body: unknown): Answer | undefined {
  const { pathname } = url;
  if (pathname.startsWith('/checkoutanalytics/')) return json({ checkoutAttemptId: 'attempt' });
  if (pathname === '/acs') return html(challengePage);
  if (pathname.startsWith('/bank/'))
    return html(bankPage(side.requireSession(pathname.replace('/bank/', ''))));
  if (!pathname.startsWith('/checkoutshopper/')) return undefined;
  const [, , part = '', ...rest] = pathname.split('/');
  if (part === 'securedfields') return rest[0] === side.clientKey ? html(fieldPage) : undefined;
  if (part === 'sdk') return json(pathname.endsWith('/de-DE.json') ? german : {});
  if (part === 'images') return { type: 'image/svg+xml', text: picture };
  if (part === 'assets') return html(fingerprintPage);
  const [, id = '', call] = rest;
  if (part !== 'v1' || url.searchParams.get('clientKey') !== side.clientKey) return undefined;
  const session = side.requireSession(id);
  if (call === 'setup') return json(setUp(session));
  if (call === 'payments') return json(pay(side, id, body));
  return call === 'paymentDetails' ? json(finish(side, id, body)) : undefined;
}

/**
 * What Adyen's web library asks for from a browser: sessions, secured fields, texts and pictures (its version 6.45). Written by what the
 * library itself sends and takes; a test leads the addresses of Adyen here.
 */
export function answerShopper(
  side: ShopperSide,
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
): boolean {
  const url = new URL(request.url ?? '/', ORIGIN);
  const answered = answer(
    side,
    url,
    text === '' ? undefined : JSON.parse(text.startsWith('{') ? text : '{}'),
  );
  if (answered === undefined) return false;
  response.writeHead(200, { 'content-type': answered.type }).end(answered.text);
  return true;
}
