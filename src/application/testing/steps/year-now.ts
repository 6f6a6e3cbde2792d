import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';

/** The year in which the product is: that of São Paulo, which ends three hours after UTC's. */
export const yearNow = () => Number(dateInSaoPaulo(clock.now()).slice(0, 4));
