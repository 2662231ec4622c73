/** Days in which a consumer may withdraw from a purchase: what the law of the Union asks for, granted everywhere (checkout says so too). */
export const WITHDRAWAL_DAYS = 14;
