/** Where the newsletter's form stands on a page. */
export const NEWSLETTER_BLOCK = 'newsletter';
/** What says, once a page is led back to it, that a mail is on its way. */
export const NEWSLETTER_SENT = 'newsletter-sent';
