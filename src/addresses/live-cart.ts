/** Where a cart is followed by WebSocket, with `cart` (its id) and `locale` in the query (rule G-07). */
export const LIVE_CART_PATH = '/api/live-cart';
