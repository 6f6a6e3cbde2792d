import type { Brand } from '#platform/contract/brand.ts';
import type { Database } from '#platform/db/connection.ts';

export interface Writing {
  database: Database;
  /** When it is made, by the product's clock. */
  now: Date;
  brand: Brand;
  /** Called with the entries written so far; what it throws ends the writing. */
  onProgress?: (entries: number) => Promise<void>;
}

/** What a file tells. */
export interface Written {
  lines: number;
  minutes: number;
}
