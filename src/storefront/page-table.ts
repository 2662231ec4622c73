import type { AddressName } from '../addresses/address-table.ts';
import type { AnyPage } from './frame/page.ts';
import notFound from './pages/error/not-found-page.tsx';

type PageModule = Promise<{ readonly default: object }>;

const signIn = (): PageModule => import('./pages/account/sign-in/sign-in-page.tsx');
const signUp = (): PageModule => import('./pages/account/sign-up/sign-up-page.tsx');
const requestReset = (): PageModule => import('./pages/account/password-reset/request-reset-page.tsx');
const confirmEmail = (): PageModule => import('./pages/account/confirm-email/confirm-email-page.tsx');
const addressBook = (): PageModule => import('./pages/account/address-book/address-book-page.tsx');

const newsletterLink = () => import('./pages/newsletter/newsletter-link-page.tsx');
const mailingService = () => import('./pages/newsletter/mailing-service-links.ts');

/** The same page on the way to an order: whoever signs in there is about to say where the goods go. */
const inCheckout = (load: () => PageModule) => async () => {
  const { default: page } = await load();
  return { default: { ...page, layout: 'checkout-step', step: 'addresses' } };
};

/** The page of every address; an address without one does not compile. */
const pageTable: Readonly<Record<AddressName, () => PageModule>> = {
  home: () => import('./pages/home/home-page.tsx'),
  search: () => import('./pages/search/search-page.tsx'),
  categories: () => import('./pages/category/categories-page.tsx'),
  categoryMenu: () => import('./pages/category/category-menu-page.tsx'),
  lastSeen: () => import('./pages/last-seen/last-seen-page.tsx'),
  compare: () => import('./pages/compare/compare-page.tsx'),
  product: () => import('./pages/product/product-page.tsx'),
  page: () => import('./pages/slug/slug-page.tsx'),
  category: () => import('./pages/category/category-page.tsx'),

  request: () => import('./pages/request/request-page.tsx'),
  withdraw: () => import('./pages/withdraw/withdraw-page.tsx'),

  cart: () => import('./pages/cart/cart-page.tsx'),
  cartCount: () => import('./pages/cart/cart-count.tsx'),
  checkout: () => import('./pages/checkout/checkout-entry.ts'),
  addresses: () => import('./pages/checkout/addresses/addresses-page.tsx'),
  payment: () => import('./pages/checkout/payment/payment-page.tsx'),
  pay: () => import('./pages/checkout/pay/pay-page.tsx'),
  express: () => import('./pages/checkout/express/express-entry.ts'),
  thankYou: () => import('./pages/checkout/thank-you/thank-you-page.tsx'),
  checkoutLogin: inCheckout(signIn),
  checkoutCreateAccount: inCheckout(signUp),
  checkoutPasswordReset: inCheckout(requestReset),
  paymentError: () => import('./pages/checkout/payment/payment-error-page.tsx'),

  login: signIn,
  accountLink: () => import('./pages/account/account-frame.tsx'),
  createAccount: signUp,
  confirmAccount: confirmEmail,
  passwordReset: requestReset,
  checkEmail: () => import('./pages/account/password-reset/check-email-page.tsx'),
  changePassword: () => import('./pages/account/password-reset/change-password-page.tsx'),
  logOut: () => import('./pages/log-out.ts'),

  offline: () => import('./pages/offline/offline-page.tsx'),
  consent: () => import('./pages/consent/consent-page.tsx'),
  newsletter: () => import('./pages/newsletter/newsletter-page.tsx'),
  newsletterConfirm: async () => ({ default: (await newsletterLink()).confirmPage }),
  newsletterUnsubscribe: async () => ({ default: (await newsletterLink()).unsubscribePage }),
  exConsentsConfirm: async () => ({ default: (await mailingService()).confirmPage }),
  exConsentsManage: async () => ({ default: (await mailingService()).managePage }),

  myAccount: () => import('./pages/account/overview/overview-page.tsx'),
  myProfile: () => import('./pages/account/profile/profile-page.tsx'),
  shippingDetails: addressBook,
  billingDetails: addressBook,
  myOrders: () => import('./pages/account/my-orders/my-orders-page.tsx'),
  myOrder: () => import('./pages/account/my-orders/my-order-page.tsx'),
  myReviews: () => import('./pages/account/my-reviews/my-reviews-page.tsx'),
  myNewsletter: () => import('./pages/account/my-newsletter/my-newsletter-page.tsx'),
  confirmEmail,

  survey: () => import('./pages/survey/survey-page.tsx'),
  surveyEnd: () => import('./pages/survey/survey-end-page.tsx'),
  stockNotice: () => import('./pages/stock-notice/stock-notice-page.tsx'),
};

export async function loadPage(address: AddressName): Promise<AnyPage> {
  return (await pageTable[address]()).default as AnyPage;
}

/** Of every path that is no address. */
export const notFoundPage: AnyPage = notFound as unknown as AnyPage;
