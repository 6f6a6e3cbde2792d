import { type SQL, sql } from 'drizzle-orm';

/** `priceOfMinutes` in SQL. Each entry is priced by itself and sums add these prices, so that they agree however entries are grouped. */
export const pricedMinutes = (minutes: SQL, centsPerHour: SQL): SQL =>
  sql`((${minutes})::bigint * ${centsPerHour} * 2 + 60) / 120`;
