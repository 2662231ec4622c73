/** One address of the shop; everything else that is true of it is read from here. */
export interface AddressRow {
  /**
   * Below the language prefix, in its canonical form: with a slash at its end or without one (rule R-04).
   * `:slug` stands for one segment.
   */
  readonly path: `/${string}`;
  /** Its form in countries with native routing (rule R-03). */
  readonly nativePath?: `/${string}`;
  /** What a link to it may say after the question mark. */
  readonly query?: readonly string[] | 'any';
  /** Where signing in never leads back to: it is left by signing in or out, or leads on by itself. */
  readonly isLeftBehind?: true;
  /** Its form may bring files. */
  readonly takesFiles?: true;
  /**
   * The same for everyone in a market and language, so that it may be cached for all, fetched ahead and found by search
   * engines; with no other parameters than these, because words and campaign marks are endless. Absent: it is the
   * visitor's own.
   */
  readonly cached?: readonly string[];
}

export type AddressTable = Readonly<Record<string, AddressRow>>;

const listing = ['hitsPerPage', 'page', 'sort', 'tags', 'view'] as const;

/**
 * Every address of the shop (rule R-01). Links, the canonical rule, words that no category may have, what is cached and what
 * is fetched ahead follow from these rows; `storefront/page-table.ts` gives each its page.
 */
export const addressTable = {
  home: { path: '/', cached: listing },
  search: { path: '/search', query: 'any', cached: listing },
  categories: { path: '/categories/', cached: [] },
  /** The inside of the menu of all categories, which pages fetch when it is opened. */
  categoryMenu: { path: '/categories/menu/', cached: [] },
  /** `sku`, one for each product: the row of cards that a product page shows of what was seen before. */
  lastSeen: { path: '/last-seen', query: 'any', cached: [] },
  /** `sku`, one for each product that is compared; `differences`: only rows that differ. */
  compare: { path: '/compare', query: 'any', cached: [] },

  /**
   * Writing to customer service (rule Q-01). `product`, `order`: what it is about; `sent`: the id of a request that was sent;
   * `from`: the page that it was opened on.
   */
  request: {
    path: '/request',
    query: ['reason', 'subreason', 'product', 'order', 'sent', 'from'],
    takesFiles: true,
  },

  /** Withdrawing from a contract (rule D-03). `order`: the number of an own one; `sent`: the id of a statement that was received. */
  withdraw: { path: '/withdraw', query: ['order', 'sent'] },

  /** `express`: why the wallet led back (rule Y-05). */
  cart: { path: '/checkout/cart', query: ['express'] },
  cartCount: { path: '/checkout/cart/count' },
  checkout: { path: '/checkout' },
  /** `billing`, `shipping`: saved addresses to begin with. */
  addresses: { path: '/checkout/addresses', query: ['billing', 'shipping'] },
  /**
   * `reason`: of the error, why a bank declined; `method`: what was chosen when the choice has changed the total; `choice`: what was chosen before; `payment`: the one that the
   * shopper is back from.
   */
  payment: { path: '/checkout/payment', query: ['error', 'reason', 'method', 'choice', 'payment'] },
  /**
   * The partner's fields in a page of the shop, for a `payment` that was begun; `redirectResult`: what a card's bank gave back that
   * the partner's library had sent the shopper to.
   */
  pay: { path: '/checkout/pay', query: ['payment', 'redirectResult'] },
  /** Opens the wallet's sheet when a form is sent; `sheet`: the one that the shopper is back from. */
  express: { path: '/checkout/express', query: ['sheet'], isLeftBehind: true },
  thankYou: { path: '/checkout/thank-you', query: ['order'], isLeftBehind: true },
  /** The same pages as below; here they lead back into the checkout. */
  checkoutLogin: { path: '/checkout/login', query: ['back', 'note'], isLeftBehind: true },
  checkoutCreateAccount: { path: '/checkout/create-account', query: ['order', 'back'], isLeftBehind: true },
  checkoutPasswordReset: { path: '/checkout/password-reset', isLeftBehind: true },
  paymentError: { path: '/adyen-payment-error' },

  /** `back`: a path of the shop that signing in leads back to; `note`: what has just been done. */
  login: { path: '/login', query: ['back', 'note'], isLeftBehind: true },
  accountLink: { path: '/login/link', isLeftBehind: true },
  /** `order`: a guest's own order, whose e-mail and name fill the form. */
  createAccount: { path: '/create-account', query: ['order', 'back'], isLeftBehind: true },
  confirmAccount: { path: '/create-account/confirm', query: ['token'] },
  passwordReset: { path: '/password-reset', isLeftBehind: true },
  checkEmail: { path: '/password-reset/check-email', isLeftBehind: true },
  changePassword: { path: '/password-reset/change-password', query: ['token'], isLeftBehind: true },
  logOut: { path: '/log-out', isLeftBehind: true },

  myAccount: { path: '/my-account', query: ['note'] },
  myProfile: { path: '/my-account/my-profile', query: ['note'] },
  shippingDetails: { path: '/my-account/shipping-details', query: ['add', 'edit', 'delete', 'note'] },
  billingDetails: { path: '/my-account/billing-details', query: ['add', 'edit', 'delete', 'note'] },
  /** `number`: searched for; `page`: of the list, from 1. */
  myOrders: { path: '/my-account/my-orders', query: ['number', 'page'] },
  /** `order`: the number of an own one. */
  myOrder: { path: '/my-account/my-orders/order', query: ['order'] },
  myReviews: { path: '/my-account/my-reviews', query: ['note', 'sku'] },
  myNewsletter: { path: '/my-account/my-newsletter', query: ['note'] },
  confirmEmail: { path: '/my-account/confirm-email', query: ['token'] },

  /** Where the mail about goods that are sold out leads: confirms a request, or deletes it (rule P-15). */
  stockNotice: { path: '/stock-notice', query: ['token'], isLeftBehind: true },
  /** Where the mail after delivery leads: how satisfied a buyer is, and taking back that one may ask (rule T-01). */
  survey: { path: '/survey', query: ['token'], isLeftBehind: true },
  surveyEnd: { path: '/survey/end', query: ['token'], isLeftBehind: true },
  /** What is stored in the visitor's browser, and what they choose of it. */
  consent: { path: '/cookie-settings', query: ['note'], isLeftBehind: true },
  /** Where the form at the foot of pages posts to. */
  newsletter: { path: '/newsletter', isLeftBehind: true },
  newsletterConfirm: { path: '/newsletter/confirm', query: ['token'], isLeftBehind: true },
  newsletterUnsubscribe: { path: '/newsletter/unsubscribe', query: ['token'], isLeftBehind: true },
  /** Shown by the service worker in the place of any page while there is no connection (rule S-09). */
  offline: { path: '/offline', isLeftBehind: true, cached: [] },
  /** Links in mails of the mailing service (rule R-07); they say `exConsents`. */
  exConsentsConfirm: { path: '/exconsents/confirm', query: 'any', isLeftBehind: true },
  exConsentsManage: { path: '/exconsents/managesubscriptions', query: 'any', isLeftBehind: true },

  /** A slug that ends in 8 digits. */
  product: { path: '/:slug', nativePath: '/p/:slug', query: 'any', cached: ['reviewPage', 'reviewSort'] },
  /** A page of the content; without a word before its slug even where categories have one. */
  page: { path: '/:slug/', query: 'any', cached: listing },
  category: { path: '/:slug/', nativePath: '/c/:slug/', query: 'any', cached: listing },
} as const satisfies AddressTable;

export type AddressName = keyof typeof addressTable;

/** First segments of the files that pages are made of, and of what tells browsers and search engines about pages. */
const fileWords = [
  'assets',
  'favicon.ico',
  'feeds',
  'font',
  'fonts',
  'icon.svg',
  'icons',
  'manifests',
  'manuals',
  'pictures',
  'robots.txt',
  'service-worker.js',
  'sitemap.xml',
  'sitemaps',
  'speculation-rules.json',
] as const;

/** First segments of what other programs ask, and of the stand-ins for those the shop asks. */
export const programWords = [
  'api',
  'card-sandbox',
  'cms',
  'policy-reports',
  'sandbox',
  'test-payments',
] as const;

/** First segments of what the shop serves beside its pages. */
export const otherWords = [...fileWords, ...programWords] as const;

/** First segments that once led somewhere, and are told where it is now or must not mean anything else (rule R-08). */
export const formerWords = ['account', 'brand', 'category', 'home', 'product', 'reset-password'] as const;
