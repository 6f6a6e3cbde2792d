import { globSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { capabilities } from '#application/capabilities.ts';
import { serverCapabilities } from '#application/server-capabilities.ts';

interface Column {
  room: string;
  /** `table.column` */
  name: string;
  isId: boolean;
  isKey: boolean;
  /** The table that it refers to. */
  of: string | undefined;
}

/** Ids without a foreign key, each with the table that it refers to. */
const untied: Record<string, string> = {
  'access_records.account_id': 'users',
  'mail_outbox.about': 'users',
  'happenings.about': 'users',
  'hour_reports.member_ids': 'users',
  'happenings.actor_id': 'users',
  'happenings.workspace_id': 'workspaces',
  'mail_outbox.workspace_id': 'workspaces',
  'notices.user_id': 'users',
  'notices.workspace_id': 'workspaces',
  'candidate_journeys.workspace_id': 'workspaces',
  'hiring_tallies.scope_id': 'workspaces',
  'approvals.about_id': 'the record that was asked for, of the kind beside it',
  'outgoing_money.about_id': 'the run, payment, refund or order by which money leaves',
  'entitlement_changes.cause_id': 'the invitation or test that a unit went to',
  'ledger_transactions.cause_id': 'the record that money followed, of the kind beside it',
  'application_messages.mailing_id': 'messages that were sent together',
  'briefs.project_id': 'projects',
  'clockify_connections.lease_id': 'who fetches just now',
  'candidate_journeys.application_id': 'applications',
  'candidate_journeys.position_id': 'positions',
  'candidate_journeys.project_id': 'projects',
  'positions.profession_id': 'professions',
  'support_tickets.professional_id': 'project_professionals',
  'support_tickets.project_id': 'projects',
  'support_tickets.task_id': 'tasks',
  'support_tickets.time_entry_id': 'time_entries',
};

const source = join(import.meta.dirname, '..', '..');
const columns: Column[] = [];
for (const file of globSync('**/tables.ts', { cwd: source })) {
  const module = (await import(join(source, file))) as Record<string, unknown>;
  for (const table of Object.values(module).filter((one) => is(one, PgTable))) {
    const { name, columns: all, foreignKeys, primaryKeys } = getTableConfig(table);
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    const targets = new Map(
      foreignKeys.flatMap((key) => {
        const { columns: from, foreignTable } = key.reference();
        return from.map((column) => [column.name, getTableConfig(foreignTable).name] as const);
      }),
    );
    for (const column of all)
      columns.push({
        room: file.split(/[\\/]/)[0]!,
        name: `${name}.${column.name}`,
        isId: column.getSQLType().startsWith('uuid'),
        isKey: column.primary || keys.has(column.name),
        of: targets.get(column.name) ?? untied[`${name}.${column.name}`],
      });
  }
}

const namesPerson = ({ name, of }: Column) => of === 'users' || name === 'users.id' || /(mail|\.recipient)$/.test(name);
const namesSpace = ({ name, of }: Column) => of === 'workspaces' || name === 'workspaces.id';

/** `room: table.column`; the platform's tables belong to accounts for people, and to workspaces for spaces. */
const expected = (names: (column: Column) => boolean, ofPlatform: string) =>
  columns
    .filter(names)
    .map(({ room, name }) => `${room === 'platform' ? ofPlatform : room}: ${name}`)
    .toSorted();
const claimed = (part: 'ownData' | 'spaceRecords') =>
  serverCapabilities
    .flatMap((capability, index) =>
      Object.keys(capability[part]?.columns ?? {}).map((name) => `${Object.keys(capabilities)[index]}: ${name}`),
    )
    .toSorted();

test('ACC-17 every column that names a person is claimed by the own data of its room', () => {
  expect(expected(namesPerson, 'accounts').length).toBeGreaterThan(70);
  expect(claimed('ownData')).toEqual(expected(namesPerson, 'accounts'));
});

test('every column that names a company space is claimed by the space records of its room', () => {
  expect(expected(namesSpace, 'workspaces').length).toBeGreaterThan(25);
  expect(claimed('spaceRecords')).toEqual(expected(namesSpace, 'workspaces'));
});

test('every id is a key of its own, tied to a table, or said here what it names', () => {
  const loose = columns.filter(({ isId, isKey, of }) => isId && !isKey && of === undefined);
  expect(loose.map(({ name }) => name)).toEqual([]);
  const ids = new Set(columns.filter(({ isId }) => isId).map(({ name }) => name));
  expect(Object.keys(untied).filter((name) => !ids.has(name))).toEqual([]);
});
