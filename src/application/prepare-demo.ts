import type { Database } from '#platform/db/connection.ts';

/** Demo mode: on by default on an empty embedded database; fills it once. Answers whether the product is in demo mode. */
export async function prepareDemo(
  _database: Database,
  options: { wanted: boolean | undefined; embedded: boolean },
): Promise<boolean> {
  return options.wanted ?? options.embedded;
}
