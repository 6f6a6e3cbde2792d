import { lateCents } from '#checkout/service-orders/rules/late-charges.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { ServiceOrder } from './tables.ts';

/** What an open order costs besides when it is paid now; nothing where the operator charges nothing. */
export function findLateCents(order: ServiceOrder, { settings, now }: Pick<JobContext, 'settings' | 'now'>): number {
  return settings.lateCharges && order.state === 'open' ? lateCents(order, dateInSaoPaulo(now)) : 0;
}
