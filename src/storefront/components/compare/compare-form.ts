/** The form that ticks of all cards belong to; it leads to the page where what is ticked is compared. */
export const COMPARE_FORM = 'compare';
