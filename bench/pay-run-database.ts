import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { buildPeople } from '#accounts/builders.ts';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import { encryptText } from '#platform/encryption/encrypt-text.ts';
import { setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { emptyBankDetails } from '#profiles/private/rules/bank-details.ts';
import { emptyOwnCompany } from '#profiles/private/rules/own-company.ts';
import { belongsTo } from '#profiles/private/server/private-records.ts';
import { privateRecords } from '#profiles/server/tables.ts';
import { buildProjects } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';

const COMPANIES = 10;
const PEOPLE_OF_PROJECT = 50;
const ENTRIES = 4;
const MINUTES = 120;
/** R$ 100.00 an hour, of which the person gets 85.00. */
const CENTS_OF_ENTRY = 200_00;
export const CENTS_OF_PERSON = ENTRIES * 170_00;
const GROSS = ENTRIES * CENTS_OF_ENTRY;
const ROWS_AT_ONCE = 1_000;

/** The product must have the one with which keys of people were written. */
const key = Buffer.alloc(32, 'a key for benches only');
export const payRunKeys = key.toString('base64');
export const payRunAdmins = ['pay-run-one@bench.test', 'pay-run-two@bench.test'] as const;

/** Makes this many people of several companies with a key, an approved task each, and hours that credits cover; none are payable before `openHours`. */
export function ensurePayable(people: number): Promise<string> {
  return ensureBenchDatabase({
    name: `pay_run_${people}`,
    recipe: readFileSync(import.meta.filename, 'utf8'),
    fill: async (connectionString) => {
      const connection = openConnection(connectionString, 2);
      try {
        await fillCompanies(connection, Math.ceil(people / PEOPLE_OF_PROJECT));
        await throughClient((client) => fillWork(client, people))(connectionString);
        await fillKeys(connection);
      } finally {
        await connection.close();
      }
    },
  });
}

/** Makes the hours of these people payable, counted from 1, and leaves the statistics of the tables as in normal operation. */
export async function openHours(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    `update time_entries e set state = 'payable' from users u
     where u.id = e.member_id and u.email = any(select 'pay-run-' || n || '@bench.test' from generate_series($1::int, $2::int) n)`,
    [from, to],
  );
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze time_entries');
}

async function fillCompanies({ database }: Connection, projects: number): Promise<void> {
  await buildPeople(
    database,
    payRunAdmins.map((email) => ({ role: 'admin' as const, name: 'Finanças', email })),
  );
  const owners = await buildPeople(
    database,
    Array.from({ length: COMPANIES }, (_, index) => ({
      ...{ role: 'squadOwner' as const, name: `Dona ${index}`, email: `pay-owner-${index}@bench.test` },
    })),
  );
  const spaces = await buildWorkspaces(
    database,
    owners.map(({ id: ownerId }, index) => ({ ownerId, company: `Empresa ${index}` })),
  );
  for (const [company, { id: workspaceId, ownerId }] of spaces.entries()) {
    const own = Array.from({ length: projects }, (_, project) => project).filter(
      (project) => project % COMPANIES === company,
    );
    await buildProjects(database, {
      ...{ workspaceId, createdBy: ownerId },
      projects: own.map((project) => ({ title: `Projeto ${project}`, positions: [{ title: 'Desenvolvimento' }] })),
    });
  }
}

async function fillWork(client: pg.Client, people: number): Promise<void> {
  await client.query('begin');
  // Without the triggers that count each row; what they keep is set to their sums.
  await client.query("set local session_replication_role = 'replica'");
  await client.query(`
    insert into users (id, name, email, email_verified, role, navigation_stage, language, accepted_terms_version, accepted_terms_at)
    select gen_random_uuid(), 'Pessoa ' || n, 'pay-run-' || n || '@bench.test', true, 'squadMember', 'squadMember-profile', 'pt', '1', now()
    from generate_series(1, ${people}) n`);
  await client.query(`
    create temp table works as
    select n, u.id as member_id, p.id as project_id, p.workspace_id, w.owner_id, o.id as position_id, gen_random_uuid() as hire_id,
      gen_random_uuid() as task_id, gen_random_uuid() as posted_id, gen_random_uuid() as reservation_id
    from generate_series(1, ${people}) n join users u on u.email = 'pay-run-' || n || '@bench.test'
    join projects p on p.title = 'Projeto ' || (n - 1) / ${PEOPLE_OF_PROJECT}
    join positions o on o.project_id = p.id join workspaces w on w.id = p.workspace_id`);
  await client.query(`
    insert into project_professionals (id, workspace_id, project_id, position_id, member_id, state, hours_owed, ended_at,
      agreed_hours, agreed_net, agreed_gross, agreed_currency, priced_at)
    select hire_id, workspace_id, project_id, position_id, member_id, 'deactivated', true, now(), 160, 8500, 10000, 'BRL', now() from works;
    insert into task_boards (project_id, workspace_id, enabled_by, enabled_at)
    select distinct project_id, workspace_id, owner_id, now() from works;
    insert into tasks (id, project_id, workspace_id, title, status, order_key, estimated_minutes, consumed_minutes, settled_minutes,
      created_by, approved_at)
    select task_id, project_id, workspace_id, 'Tarefa ' || n, 'finished',
      'a' || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', n % ${PEOPLE_OF_PROJECT} + 1, 1),
      ${ENTRIES * MINUTES}, ${ENTRIES * MINUTES}, ${ENTRIES * MINUTES}, owner_id, now() from works;
    insert into time_entries (id, workspace_id, project_id, task_id, member_id, hire_id, started_at, ended_at, minutes,
      time_zone, local_date, state, deadline_at, origin)
    select gen_random_uuid(), workspace_id, project_id, task_id, member_id, hire_id, day, day + interval '${MINUTES} minutes', ${MINUTES},
      'America/Sao_Paulo', day::date, 'refused', day + interval '40 days', 'manual'
    from works cross join generate_series(0, ${ENTRIES - 1}) day_index
    cross join lateral (select timestamptz '2026-03-02 12:00Z' + day_index * interval '1 day' as day) of_day;
    insert into person_days (member_id, local_date, minutes)
    select member_id, local_date, sum(minutes) from time_entries group by member_id, local_date`);
  await fillLedger(client);
  await client.query('commit');
}

/** Each company has paid for what its people have worked, and it is set aside for each of them. */
async function fillLedger(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table sums as select workspace_id, project_id, count(*) * ${GROSS} as cents, gen_random_uuid() as top_up, gen_random_uuid() as given
    from works group by 1, 2;
    insert into ledger_accounts (id, key, kind, currency, workspace_id, project_id)
    select gen_random_uuid(), concat_ws(':', kind, 'BRL', workspace_id, project_id), kind, 'BRL', workspace_id, project_id from (
      select 'allocated' as kind, workspace_id, project_id from sums union all
      select distinct kind, workspace_id, null::uuid from sums, unnest(array['available', 'reserved']) kind union all
      select kind, null, null from unnest(array['clearing', 'fee']) kind) named;
    insert into ledger_balances (account_id) select id from ledger_accounts where workspace_id is not null;
    create temp table moves as
      select top_up as id, 'topUp' as type, top_up as cause, 'clearing:BRL' as giver, 'available:BRL:' || workspace_id as taker, cents from sums union all
      select given, 'allocation', project_id, 'available:BRL:' || workspace_id, concat_ws(':', 'allocated:BRL', workspace_id, project_id), cents from sums union all
      select posted_id, 'reservation', hire_id, concat_ws(':', 'allocated:BRL', workspace_id, project_id), 'reserved:BRL:' || workspace_id, ${GROSS} from works;
    insert into ledger_transactions (id, idempotency_key, content_hash, type, currency, cause_kind, cause_id, line_count, posted_at)
    select id, 'fill:' || id, '', type, 'BRL', case type when 'topUp' then 'order' when 'allocation' then 'project' else 'hire' end, cause, 2, now() from moves;
    insert into ledger_lines (transaction_id, position, account_id, cents)
    select m.id, line.position, a.id, line.cents from moves m
    cross join lateral (values (0, m.giver, -m.cents), (1, m.taker, m.cents)) line (position, key, cents)
    join ledger_accounts a on a.key = line.key;
    update ledger_balances b set cents = (select sum(cents) from ledger_lines l where l.account_id = b.account_id);
    insert into ledger_reservations (id, transaction_id, workspace_id) select reservation_id, posted_id, workspace_id from works;
    insert into covered_hours (entry_id, workspace_id, project_id, hire_id, reservation_id, minutes, cents)
    select e.id, w.workspace_id, w.project_id, w.hire_id, w.reservation_id, e.minutes, ${CENTS_OF_ENTRY}
    from works w join time_entries e on e.hire_id = w.hire_id`);
}

async function fillKeys({ database, pool }: Connection): Promise<void> {
  setEncryptionKeys([key]);
  const { rows } = await pool.query<{ id: string; email: string }>(
    "select id, email from users where role = 'squadMember'",
  );
  const records = rows.flatMap(({ id: memberId, email }) => {
    const company = { ...emptyOwnCompany(), name: 'Estúdio', taxId: '11222333000181' };
    const bank = { ...emptyBankDetails(), pixKeyKind: 'email', pixKey: email };
    return [
      { memberId, kind: 'ownCompany' as const, details: company },
      { memberId, kind: 'bankDetails' as const, details: bank },
    ].map(({ details, ...record }) => ({
      ...record,
      encrypted: encryptText(JSON.stringify(details), belongsTo(record.kind, memberId)),
    }));
  });
  for (let from = 0; from < records.length; from += ROWS_AT_ONCE)
    await database.insert(privateRecords).values(records.slice(from, from + ROWS_AT_ONCE));
  await pool.query('vacuum analyze');
}
