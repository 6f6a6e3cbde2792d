import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Many rows for `insert(table).select(…)` as one parameter: building a statement with thousands of values takes longer than running
 * it. Columns missing in a row become null, whatever their default.
 */
export function rowsAsJson<Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const named = (rows as readonly Record<string, unknown>[]).map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])),
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  return sql`select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`;
}
