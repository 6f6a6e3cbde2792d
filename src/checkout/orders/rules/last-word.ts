import { businessDaysAfter, type OwnHolidays } from '#platform/calendar/business-days.ts';
import type { OrderState } from './order-states.ts';
import { type PaymentMethod, SETTLING_BUSINESS_DAYS } from './order-terms.ts';

/** Until when a provider may still say that an order was paid in time: banks tell of a boleto on the business days after it. */
export function lastWordAt(
  { method, expiresAt }: { method: PaymentMethod; expiresAt: Date },
  holidays: OwnHolidays,
): Date {
  return method === 'boleto' ? businessDaysAfter(expiresAt, SETTLING_BUSINESS_DAYS, holidays) : expiresAt;
}

/** A boleto that nobody can pay any more, while a bank may still tell that somebody did; it keeps nobody from paying another way. */
export function isOverdueBoleto(
  { method, state, expiresAt }: { method: PaymentMethod; state: OrderState; expiresAt: Date },
  now: Date,
): boolean {
  return method === 'boleto' && state === 'open' && now >= expiresAt;
}
