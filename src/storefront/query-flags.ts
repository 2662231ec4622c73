/** Opens the request form when a page has come, and is then taken from the address (rule R-11). */
export const OPEN_REQUEST_FLAG = 'contact-form';
