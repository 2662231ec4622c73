/** Local-storage key of cart changes the server has not confirmed yet; a colon and the tab's id follow. */
export const CART_QUEUE_KEY = 'cartPromiseQueue';
