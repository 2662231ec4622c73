/** Year the shop was founded (rule S-06). */
export const FOUNDED_YEAR = 2007;

/** Days in which a consumer may withdraw from a purchase: what the law of the Union asks for, granted everywhere (checkout says so too). */
export const WITHDRAWAL_DAYS = 14;
