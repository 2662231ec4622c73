import { DAY_S } from '../../kernel/day.ts';

/** Local-storage key of details that were typed in the checkout and are not saved yet. */
export const TYPED_DETAILS_KEY = 'typed-details';

/** As long as the cart that they are for. */
export const TYPED_DETAILS_S = 30 * DAY_S;
