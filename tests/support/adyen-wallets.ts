/**
 * What wallets give browsers, as far as Adyen's web library asks for it: their scripts, each by its own address. They write into the page
 * as those of the wallets do, by text, and answer as soon as somebody agrees.
 */
export const walletScripts: Readonly<Record<string, string>> = {
  'https://pay.google.com/gp/p/js/pay.js': `
const token = { tokenizationData: { token: 'token-of-google' }, info: { cardNetwork: 'VISA' } };
window.google = { payments: { api: { PaymentsClient: class {
  constructor(options) { this.options = options; }
  async isReadyToPay() { return { result: !window.hasNoGooglePay }; }
  createButton({ onClick, buttonLocale }) {
    const style = document.createElement('style');
    style.nonce = this.options.nonce;
    style.textContent = '.gpay-button { block-size: 48px; inline-size: 100%; background: rgb(0, 0, 0); color: rgb(255, 255, 255); }';
    document.head.append(style);
    const place = document.createElement('div');
    place.innerHTML = '<button type="button" class="gpay-button" aria-label="Google Pay"><svg></svg>Google Pay</button>';
    place.firstChild.addEventListener('click', onClick);
    return place;
  }
  async loadPaymentData({ transactionInfo }) {
    const sheet = document.createElement('dialog');
    sheet.innerHTML = '<p></p><button type="button" value="agree">Agree</button><button type="button" value="close">Close</button>';
    sheet.firstChild.textContent = transactionInfo.totalPrice + ' ' + transactionInfo.currencyCode;
    document.body.append(sheet);
    sheet.showModal();
    const choice = await new Promise((resolve) => sheet.addEventListener('click', ({ target }) => target.value && resolve(target.value)));
    sheet.remove();
    if (choice === 'close') throw { statusCode: 'CANCELED', toString: () => 'closed' };
    const data = { paymentMethodData: token };
    await this.options.paymentDataCallbacks.onPaymentAuthorized(data);
    return data;
  }
} } } };`,
  'https://www.paypal.com/sdk/js': `
window.paypal = {
  FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit', PAYLATER: 'paylater', VENMO: 'venmo' },
  Buttons: (options) => ({
    isEligible: () => true,
    render(place) {
      const frame = document.createElement('iframe');
      place.append(frame);
      // PayPal's frame has a document of its own, whose text no policy of the page is asked about.
      frame.contentDocument.body.innerHTML = '<button type="button">PayPal</button>';
      frame.contentDocument.querySelector('button').addEventListener('click', async () => {
        const orderID = await options.createOrder();
        if (window.leavesPayPal) options.onCancel({ orderID });
        else await options.onApprove({ orderID, payerID: 'payer' }, {});
      });
      options.onInit({}, {});
    },
  }),
};`,
};
