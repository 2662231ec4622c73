/** The form of every button that adds to the cart from a list; it stands once on a page (rule L-02). */
export const QUICK_ADD_FORM = 'quick-add';

/** What adding did, said by the address of the page that a form without JavaScript leads back to. */
export const CART_NOTE = 'cart-note';
export const cartNotes = ['added', 'maximum', 'failed'] as const;
export type CartNote = (typeof cartNotes)[number];

/** The field with how many of a product are wanted; without one a button adds one. */
export const quantityField = (sku: string): string => `quantity.${sku}`;
