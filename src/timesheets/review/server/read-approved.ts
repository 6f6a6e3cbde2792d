import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Currency } from '#platform/money/currencies.ts';
import { pricedMinutes } from '#platform/db/priced-minutes.ts';
import { hasPermission } from '#projects/server/policy.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';

/** What approving a task makes payable: its pending hours and their gross by the hires' prices; contested ones stay contested. */
export async function readApproved(context: SignedInContext, taskId: string) {
  const { agreedGross, agreedCurrency, pricedAt } = projectProfessionals;
  const rows = await context.database
    .select({
      state: timeEntries.state,
      currency: sql<Currency | null>`case when ${pricedAt} is not null then ${agreedCurrency} end`,
      minutes: sql<number>`sum(${timeEntries.minutes})::int`,
      cents: sql<number>`sum(${pricedMinutes(sql`${timeEntries.minutes}`, sql`coalesce(${agreedGross}, 0)`)})::float8`,
    })
    .from(timeEntries)
    .innerJoin(projectProfessionals, eq(projectProfessionals.id, timeEntries.hireId))
    .where(and(eq(timeEntries.taskId, taskId), inArray(timeEntries.state, ['pending', 'contested'])))
    .groupBy(timeEntries.state, projectProfessionals.id);
  const pending = rows.filter(({ state }) => state === 'pending');
  const minutesOf = (some: typeof rows) => some.reduce((sum, { minutes }) => sum + minutes, 0);
  const sums = Map.groupBy(pending, ({ currency }) => currency);
  return {
    minutes: minutesOf(pending),
    contestedMinutes: minutesOf(rows.filter(({ state }) => state === 'contested')),
    sums: hasPermission(context, 'accessPayments')
      ? [...sums].flatMap(([currency, some]) =>
          currency === null ? [] : [{ currency, cents: some.reduce((sum, hire) => sum + hire.cents, 0) }],
        )
      : null,
  };
}
