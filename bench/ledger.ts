import { readFileSync } from 'node:fs';
import pg from 'pg';
import { newId } from '#platform/db/columns.ts';
import { openConnection } from '#platform/db/connection.ts';
import { sumOfBalances } from '#wallet/ledger/server/read-balances.ts';
import { changingTypes } from '#wallet/statements/rules/statement-lines.ts';
import { readTransactions } from '#wallet/statements/server/read-transactions.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';
import type { BenchOptions } from './bench-options.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import { timeInTurn } from './time-in-turn.ts';

const WALLETS = 1000;
const AT_ONCE = 8;
const POSTINGS = 1500;
const ROUNDS = 5;
/** A page of a statement has this many lines. */
const PAGE = 30;

/** The least that keeps a balance with its lines: no trigger, no check of sums, no key's content. */
const BARE = `
  create table bare_transactions (like ledger_transactions including all);
  create table bare_lines (like ledger_lines including all);
  create table bare_balances (like ledger_balances including all);
  insert into bare_balances select * from ledger_balances`;

/** Postings per second on one wallet and over a thousand against bare inserts with the same locks; the balance and a page of a statement among many lines against few. */
export async function measureLedger({ rows }: BenchOptions): Promise<Figure[]> {
  const [few, tenth, many] = [
    await ensureLedger(Math.round(rows / 100)),
    await ensureLedger(Math.round(rows / 10)),
    await ensureLedger(rows),
  ];
  return [...(await measurePostings(many)), await measureBalance(few, many), await measureStatement(tenth, many)];
}

async function measurePostings(address: string): Promise<Figure[]> {
  const connection = openConnection(address, AT_ONCE);
  const pool = new pg.Pool({ connectionString: address, max: AT_ONCE });
  try {
    const { rows: wallets } = await pool.query<{ workspace_id: string; id: string }>(
      "select workspace_id, id from ledger_accounts where kind = 'available' order by id",
    );
    const clearing = (await pool.query<{ id: string }>("select id from ledger_accounts where kind = 'clearing'"))
      .rows[0]!.id;
    const product = (index: number) => {
      const id = newId();
      const { workspace_id: workspaceId } = wallets[index]!;
      return connection.database.transaction((transaction) =>
        postTransaction(
          transaction,
          {
            ...{ key: `order:${id}`, type: 'topUp', currency: 'BRL', cause: { kind: 'order', id }, actorId: null },
            lines: [
              { account: { kind: 'available', workspaceId }, cents: 100 },
              { account: { kind: 'clearing' }, cents: -100 },
            ],
          },
          new Date(),
        ),
      );
    };
    const bare = async (index: number) => {
      const id = newId();
      const client = await pool.connect();
      await client.query('begin');
      await client.query(
        `insert into bare_transactions (id, idempotency_key, content_hash, type, currency, cause_kind, cause_id, line_count, posted_at)
         values ($1::uuid, $1::text, '', 'topUp', 'BRL', 'order', $1::uuid, 2, now())`,
        [id],
      );
      await client.query('select from bare_balances where account_id = $1 for no key update', [wallets[index]!.id]);
      await client.query(
        'insert into bare_lines (transaction_id, position, account_id, cents) values ($1, 0, $2, 100), ($1, 1, $3, -100)',
        [id, wallets[index]!.id, clearing],
      );
      await client.query('update bare_balances set cents = cents + 100 where account_id = $1', [wallets[index]!.id]);
      await client.query('commit');
      client.release();
    };
    const figures: Figure[] = [];
    for (const [name, spread] of [
      ['one wallet', 1],
      [`${WALLETS} wallets`, WALLETS],
    ] as const) {
      const [ofProduct, ofBare]: number[][] = [[], []];
      for (let round = -1; round < ROUNDS; round++) {
        const times = [await perSecond((at) => product(at % spread)), await perSecond((at) => bare(at % spread))];
        if (round < 0) continue;
        ofProduct!.push(times[0]!);
        ofBare!.push(times[1]!);
      }
      const [fast, least] = [median(ofProduct!), median(ofBare!)];
      figures.push(
        figure(`ledger: postings on ${name}, product / bare SQL`, fast / least, {
          ...{ atLeast: 0.5, unit: ' ×' },
          from: `${fast.toFixed(0)} and ${least.toFixed(0)} a second, ${AT_ONCE} at once, median of ${ROUNDS}`,
        }),
      );
    }
    return figures;
  } finally {
    await connection.close();
    await pool.end();
  }
}

async function perSecond(post: (index: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const poster = async () => {
    while (next < POSTINGS) await post(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, poster));
  return POSTINGS / ((performance.now() - started) / 1000);
}

async function measureBalance(fewAddress: string, manyAddress: string): Promise<Figure> {
  const [few, many] = [openConnection(fewAddress, 1), openConnection(manyAddress, 1)];
  try {
    const space = async ({ pool }: typeof few) =>
      (
        await pool.query<{ id: string }>(
          "select workspace_id as id from ledger_accounts where kind = 'available' limit 1",
        )
      ).rows[0]!.id;
    const [ofFew, ofMany] = [await space(few), await space(many)];
    const times = await timeInTurn({
      few: () => sumOfBalances(few.database, ofFew, 'BRL'),
      many: () => sumOfBalances(many.database, ofMany, 'BRL'),
    });
    return figure('ledger: a balance, a hundred times the lines', times.many / times.few, {
      ...{ atMost: 1.3, unit: ' ×' },
      from: `${times.many.toFixed(2)} ms`,
    });
  } finally {
    await few.close();
    await many.close();
  }
}

/** The first page of one company's statement, whose project has a tenth of all lines; the ledger of a tenth fills it too. */
async function measureStatement(tenthAddress: string, manyAddress: string): Promise<Figure> {
  const [tenth, many] = [openConnection(tenthAddress, 1), openConnection(manyAddress, 1)];
  try {
    const pageOf = async ({ pool, database }: typeof many) => {
      const { rows } = await pool.query<{ id: string }>(
        "select workspace_id as id from ledger_accounts where kind = 'available' order by id limit 1",
      );
      const filter = { workspaceId: rows[0]!.id, currency: 'BRL', types: changingTypes } as const;
      return () => readTransactions(database, filter, { after: null, limit: PAGE + 1, newestFirst: true });
    };
    const [ofTenth, ofMany] = [await pageOf(tenth), await pageOf(many)];
    if ((await ofTenth()).length <= PAGE) throw new Error('The smaller ledger does not fill a page.');
    const times = await timeInTurn({ tenth: ofTenth, many: ofMany });
    return figure('ledger: a page of a statement, ten times the lines', times.many / times.tenth, {
      ...{ atMost: 1.3, unit: ' ×' },
      from: `${times.many.toFixed(2)} ms`,
    });
  } finally {
    await tenth.close();
    await many.close();
  }
}

/** A thousand companies with a wallet, and lines in it: half as many transactions. */
function ensureLedger(lines: number): Promise<string> {
  const fill = throughClient(async (client) => {
    await client.query(`
      insert into users (id, name, email, email_verified, role, navigation_stage, language, accepted_terms_version, accepted_terms_at)
        select gen_random_uuid(), 'Owner ' || n, 'owner' || n || '@bench.test', true, 'squadOwner', 'squadOwner-profile', 'pt', '1', now()
        from generate_series(1, ${WALLETS}) n;
      insert into workspaces (id, owner_id, company) select gen_random_uuid(), id, name from users where role = 'squadOwner';
      insert into ledger_accounts (id, key, kind, currency, workspace_id)
        select gen_random_uuid(), 'available:BRL:' || id, 'available', 'BRL', id from workspaces;
      insert into ledger_accounts (id, key, kind, currency) values (gen_random_uuid(), 'clearing:BRL', 'clearing', 'BRL')`);
    // As many lines come in minutes only without the triggers; the balances are set to their sums.
    await client.query(`
      set session_replication_role = replica;
      create temp table wallets as select id, row_number() over () as place from ledger_accounts where kind = 'available';
      insert into ledger_transactions (id, idempotency_key, content_hash, type, currency, cause_kind, cause_id, line_count, posted_at)
        select lpad(to_hex(n), 32, '0')::uuid, 'fill:' || n, '', 'topUp', 'BRL', 'order', lpad(to_hex(n), 32, '0')::uuid, 2,
          now() - make_interval(secs => ${lines} - n)
        from generate_series(1, ${Math.round(lines / 2)}) n;
      insert into ledger_lines (transaction_id, position, account_id, cents)
        select lpad(to_hex(n), 32, '0')::uuid, 0, w.id, 100 from generate_series(1, ${Math.round(lines / 2)}) n join wallets w on w.place = 1 + n % ${WALLETS};
      insert into ledger_lines (transaction_id, position, account_id, cents)
        select lpad(to_hex(n), 32, '0')::uuid, 1, (select id from ledger_accounts where kind = 'clearing'), -100 from generate_series(1, ${Math.round(lines / 2)}) n;
      create temp table project as select workspace_id, gen_random_uuid() as id from ledger_accounts where kind = 'available' order by workspace_id limit 1;
      insert into ledger_accounts (id, key, kind, currency, workspace_id, project_id)
        select gen_random_uuid(), concat_ws(':', kind, 'BRL', workspace_id, owner), kind, 'BRL', workspace_id, owner
        from project cross join lateral (values ('allocated', project.id), ('reserved', null)) named (kind, owner);
      insert into ledger_balances (account_id) select id from ledger_accounts where kind in ('allocated', 'reserved');
      -- A run pays ten reservations of a hire together.
      create temp table hours as select n, lpad(to_hex(${lines} + n), 32, '0')::uuid as id, n % 11 = 0 as is_work from generate_series(1, ${Math.round(lines / 10)}) n;
      insert into ledger_transactions (id, idempotency_key, content_hash, type, currency, cause_kind, cause_id, line_count, posted_at)
        select id, 'hours:' || n, '', case when is_work then 'work' else 'reservation' end, 'BRL', 'hire', id, 2, now() from hours;
      insert into ledger_lines (transaction_id, position, account_id, cents)
        select h.id, line.position, a.id, line.cents from hours h
        cross join lateral (values (0, case when is_work then 'reserved' else 'allocated' end, case when is_work then -10 else -1 end),
          (1, case when is_work then 'clearing' else 'reserved' end, case when is_work then 10 else 1 end)) line (position, kind, cents)
        join ledger_accounts a on a.kind = line.kind;
      insert into ledger_transactions (id, idempotency_key, content_hash, type, currency, cause_kind, cause_id, line_count, posted_at)
        select id, 'credits', '', 'allocation', 'BRL', 'project', id, 2, now() from project;
      insert into ledger_lines (transaction_id, position, account_id, cents)
        select p.id, line.position, a.id, line.cents from project p
        cross join (values (0, 'clearing', -${lines}), (1, 'allocated', ${lines})) line (position, kind, cents) join ledger_accounts a on a.kind = line.kind;
      update ledger_balances b set cents = (select sum(cents) from ledger_lines l where l.account_id = b.account_id);
      set session_replication_role = origin`);
    await client.query(BARE);
  });
  return ensureBenchDatabase({ name: `ledger_${lines}`, recipe: readFileSync(import.meta.filename, 'utf8'), fill });
}
