import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('each test database is migrated and its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await query(one.connectionString, 'create table only_here (id integer)');
  const tables = "select from information_schema.tables where table_schema = 'public' and table_name = 'only_here'";
  expect(await query(one.connectionString, tables)).toHaveLength(1);
  expect(await query(other.connectionString, tables)).toHaveLength(0);
  const all = "select from information_schema.tables where table_schema = 'public'";
  expect((await query(other.connectionString, all)).length).toBeGreaterThan(0);
  await Promise.all([one.drop(), other.drop()]);
  await expect(query(one.connectionString, 'select 1')).rejects.toThrow('does not exist');
});
