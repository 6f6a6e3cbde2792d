/** What a call answers at once; longer reports are made in the background. */
export const ANSWERED_LINES = 50_000;
export const REPORT_PEOPLE = 50;
/** Before the product there were no hours. */
export const FIRST_REPORT_DATE = '2000-01-01';
export const LAST_REPORT_DATE = '2099-12-31';
