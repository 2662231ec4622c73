import { index, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every address of the shop (rule R-01). A second language of a country puts its prefix in front of all of them; the
 * server does that by serving the same routes under that base, so no route names a language.
 */
export default [
  index('pages/home/home-page.tsx'),
  route('search', 'pages/search/search-page.tsx'),
  route('categories', 'pages/category/categories-page.tsx'),
  route('checkout/cart', 'pages/cart/cart-page.tsx'),
  route('checkout/cart/count', 'pages/cart/cart-count.tsx'),
  route('checkout', 'pages/checkout/checkout-layout.tsx', [
    index('pages/checkout/checkout-entry.ts'),
    route('addresses', 'pages/checkout/addresses/addresses-page.tsx'),
    route('payment', 'pages/checkout/payment/payment-page.tsx'),
    route('thank-you', 'pages/checkout/thank-you/thank-you-page.tsx'),
    // The same pages as below; here they lead back into the checkout.
    route('login', 'pages/account/sign-in/sign-in-page.tsx', { id: 'checkout-login' }),
    route('create-account', 'pages/account/sign-up/sign-up-page.tsx', { id: 'checkout-create-account' }),
    route('password-reset', 'pages/account/password-reset/request-reset-page.tsx', {
      id: 'checkout-password-reset',
    }),
  ]),
  route('login', 'pages/account/sign-in/sign-in-page.tsx'),
  route('login/link', 'pages/account/account-frame.tsx'),
  route('create-account', 'pages/account/sign-up/sign-up-page.tsx'),
  route('create-account/confirm', 'pages/account/confirm-email/confirm-email-page.tsx', {
    id: 'confirm-account',
  }),
  route('password-reset', 'pages/account/password-reset/request-reset-page.tsx'),
  route('password-reset/check-email', 'pages/account/password-reset/check-email-page.tsx'),
  route('password-reset/change-password', 'pages/account/password-reset/change-password-page.tsx'),
  route('my-account', 'pages/account/overview/overview-page.tsx'),
  route('my-account/my-profile', 'pages/account/profile/profile-page.tsx'),
  route('my-account/shipping-details', 'pages/account/address-book/address-book-page.tsx', {
    id: 'shipping-details',
  }),
  route('my-account/billing-details', 'pages/account/address-book/address-book-page.tsx', {
    id: 'billing-details',
  }),
  route('my-account/my-reviews', 'pages/account/my-reviews/my-reviews-page.tsx'),
  route('my-account/confirm-email', 'pages/account/confirm-email/confirm-email-page.tsx'),
  route('adyen-payment-error', 'pages/checkout/payment/payment-error-page.tsx'),
  route('log-out', 'pages/log-out.ts'),
  // Native routing (rule R-03: Lithuania); elsewhere the server rewrites these two to the form below.
  route('c/:slug', 'pages/category/native-category-page.tsx'),
  route('p/:slug', 'pages/product/native-product-page.tsx'),
  // A slug ending in 8 digits is a product, any other a category.
  route(':slug', 'pages/slug/slug-page.tsx'),
  route('*', 'pages/error/not-found-page.tsx'),
] satisfies RouteConfig;
