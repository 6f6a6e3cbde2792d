import { sql } from 'drizzle-orm';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { Database } from '#platform/db/connection.ts';
import { pricedMinutes } from '#platform/db/priced-minutes.ts';
import { priceOfEntry } from '#projects/professionals/server/set-price.ts';
import { isPaidByCredits, isUncovered } from '#wallet/hours/server/payable-entries.ts';
import { type CreditForecast, forecastCredits, PACE_DAYS } from '#wallet/statements/rules/credit-forecast.ts';

const cost = pricedMinutes(sql`e.minutes`, priceOfEntry(sql`h`, 'gross'));

/** Until when a company's credits in reais last, at the pace of the last weeks. */
export async function readForecast(
  database: Database,
  { workspaceId, totalCents, now }: { workspaceId: string; totalCents: number; now: Date },
): Promise<CreditForecast | null> {
  const today = dateInSaoPaulo(now);
  const first = addDays(today, 1 - PACE_DAYS);
  const { rows } = await database.execute<{ spent: number; owed: number }>(sql`
    select coalesce(sum(${cost}) filter (where e.local_date between ${first}::date and ${today}::date), 0)::float8 as spent,
      coalesce(sum(${cost}) filter (where e.state in ('pending', 'contested', 'held') or (${isUncovered})), 0)::float8 as owed
    from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
    where e.workspace_id = ${workspaceId} and ${isPaidByCredits}
      and (e.state in ('pending', 'contested', 'held', 'payable') or (e.state = 'paid' and e.local_date >= ${first}::date))`);
  return forecastCredits({ totalCents, owedCents: rows[0]!.owed, spentCents: rows[0]!.spent, today });
}
