import { inject } from 'vitest';
import { type TestDatabase, cloneDatabase } from './template-database.ts';
import './vitest-database-server.ts';

/** A migrated, empty, separate database for one file of API tests. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('databaseTemplate'));
}
