import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openConnection } from '#platform/db/connection.ts';
import { memoryOf } from '#platform/testing/memory-of.ts';
import { proveLedger } from '#wallet/ledger/server/prove-ledger.ts';
import { copyBenchDatabase } from './bench-database.ts';
import { startBenchProductWith } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import { CENTS_OF_PERSON, ensurePayable, openHours, payRunAdmins, payRunKeys } from './pay-run-database.ts';
import { post, read, signIn } from './product-calls.ts';

/** The first run warms up; the small one is measured before and after the large one, because tables grow and machines tire. */
const RUNS = [200, 1_000, 10_000, 1_000] as const;
const LOOK_EVERY_MS = 250;
const PREVIEWS = 7;

/** The least that knows who is paid how much to which key: the rows, with the texts of keys as they are stored. */
const BARE_PREVIEW = `
  with payable as materialized (
    select e.hire_id, sum(e.minutes) as minutes, sum(c.cents) as cents from time_entries e join covered_hours c on c.entry_id = e.id
    where e.state = 'payable' and not exists (select from pay_run_entries x where x.entry_id = e.id and x.released_at is null)
    group by e.hire_id)
  select h.id, u.name, u.image, p.title, w.company, h.agreed_net, payable.minutes, payable.cents, bank.encrypted as bank, own.encrypted as own
  from payable join project_professionals h on h.id = payable.hire_id join users u on u.id = h.member_id
  join projects p on p.id = h.project_id join workspaces w on w.id = h.workspace_id
  left join private_records bank on bank.member_id = h.member_id and bank.kind = 'bankDetails'
  left join private_records own on own.member_id = h.member_id and own.kind = 'ownCompany'
  order by u.name, h.member_id, h.id`;

interface RunPage {
  run: { state: string; paidCount: number };
}

/** Ten thousand people in one run against a thousand: freezing, paying and the memory that it takes, and what a page says meanwhile. */
export async function measurePayRun(): Promise<Figure[]> {
  const address = await copyBenchDatabase(await ensurePayable(RUNS.reduce((sum, people) => sum + people, 0)));
  const product = await startBenchProductWith(address, { ENCRYPTION_KEYS: payRunKeys });
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const [asks, decides] = await Promise.all(payRunAdmins.map((email) => signIn(product.url, email)));
    const place = { url: product.url, processId: product.process.pid!, asks: asks!, decides: decides! };
    const runs: Awaited<ReturnType<typeof payAll>>[] = [];
    let preview = Number.NaN;
    let first = 1;
    for (const people of RUNS) {
      await openHours(client, first, first + people - 1);
      if (people === Math.max(...RUNS)) preview = await comparePreview(place, client);
      runs.push(await payAll(place, people));
      first += people;
    }
    const [, before, large, after] = runs;
    const ofSmall = (what: 'freezing' | 'paying' | 'memory') => (before![what] + after![what]) / 2;
    const [each, eachOfSmall] = [large!.paying / large!.people, ofSmall('paying') / before!.people];
    const from = (value: number, small: number, unit: string) => `${value.toFixed(1)} and ${small.toFixed(1)} ${unit}`;
    return [
      figure('pay run: preview of 10,000 people / bare SQL', preview, { atMost: 4, unit: ' ×' }),
      figure('pay run: freezing, a person of 10,000 / of 1,000', large!.freezing / ofSmall('freezing') / 10, {
        ...{ atMost: 1.5, unit: ' ×', from: from(large!.freezing, ofSmall('freezing'), 'seconds') },
      }),
      figure('pay run: paying, a person of 10,000 / of 1,000', each / eachOfSmall, {
        ...{ atMost: 1.5, unit: ' ×', from: from(large!.paying, ofSmall('paying'), 'seconds') },
      }),
      figure('pay run: longest time without progress / all of it', large!.silence / large!.paying, {
        ...{ atMost: 0.1, unit: ' ×', from: `${large!.silence.toFixed(1)} s, ${large!.steps} steps seen` },
      }),
      figure('pay run: its page meanwhile / once it is done', median(large!.pageMeanwhile) / large!.pageAfter, {
        ...{ atMost: 3, unit: ' ×', from: from(median(large!.pageMeanwhile), large!.pageAfter, 'ms') },
      }),
      figure('pay run: memory while 10,000 are paid / 1,000', large!.memory / before!.memory, {
        ...{ atMost: 1.5, unit: ' ×', from: from(large!.memory, before!.memory, 'MB at most') },
      }),
      figure('pay run: people not paid just once, and differences of the ledger', await countWrong(address, client), {
        ...{ atMost: 0, digits: 0 },
      }),
    ];
  } finally {
    await client.end();
    await product.stop();
  }
}

interface Place {
  url: string;
  processId: number;
  /** The sessions of two administrators. */
  asks: string;
  decides: string;
}

async function comparePreview({ url, asks }: Place, client: pg.Client): Promise<number> {
  const times: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let round = -1; round < PREVIEWS; round++) {
    const product = await timeOf(() => read(`${url}/api/payRuns/preview`, asks));
    const bare = await timeOf(() => client.query(BARE_PREVIEW));
    if (round < 0) continue;
    times.product.push(product);
    times.bare.push(bare);
  }
  console.log(`  preview ${median(times.product).toFixed(0)} ms, bare SQL ${median(times.bare).toFixed(0)} ms`);
  return median(times.product) / median(times.bare);
}

/** One run of everybody who can be paid, looked at until it is done. Seconds, megabytes and, for its page, milliseconds. */
async function payAll({ url, processId, asks, decides }: Place, people: number) {
  const { total } = (await read(`${url}/api/payRuns/preview`, asks)) as { total: Record<string, number> };
  if (total.peopleCount !== people) throw new Error(`${total.peopleCount} people can be paid instead of ${people}.`);
  const { grossCents, netCents } = total;
  let runId = '';
  const freezing = await timeOf(async () => {
    const frozen = await post(`${url}/api/payRuns`, { grossCents, netCents }, asks);
    ({ runId } = (await frozen.json()) as { runId: string });
  });
  const { approvals } = (await read(`${url}/api/approvals`, decides)) as {
    approvals: { approvalId: string; state: string }[];
  };
  const { approvalId } = approvals.find(({ state }) => state === 'open')!;
  await post(`${url}/api/approvals/${approvalId}/decision`, { verdict: 'approve', reason: '' }, decides);
  const began = performance.now();
  const look = () => read(`${url}/api/payRuns/${runId}`, asks) as Promise<RunPage>;
  const pageMeanwhile: number[] = [];
  let [memory, silence, steps, paid, changedAt] = [0, 0, 0, 0, began];
  for (let isDone = false; !isDone; await delay(LOOK_EVERY_MS)) {
    const started = performance.now();
    const { run } = await look();
    const now = performance.now();
    pageMeanwhile.push(now - started);
    memory = Math.max(memory, memoryOf(processId));
    silence = Math.max(silence, now - changedAt);
    isDone = run.state === 'done';
    if (run.paidCount === paid) continue;
    [paid, changedAt, steps] = [run.paidCount, now, steps + 1];
  }
  const paying = (performance.now() - began) / 1000;
  const pageAfter = median([await timeOf(look), await timeOf(look), await timeOf(look)]);
  console.log(
    `  ${people} people: frozen in ${(freezing / 1000).toFixed(1)} s, paid in ${paying.toFixed(1)} s, ${memory.toFixed(0)} MB`,
  );
  return {
    ...{ people, freezing: freezing / 1000, paying, silence: silence / 1000 },
    ...{ steps, memory, pageMeanwhile, pageAfter },
  };
}

async function countWrong(address: string, client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ wrong: number }>(`
    select count(*)::int as wrong from users u where u.role = 'squadMember' and not (
      (select count(*) = 1 and sum(cents) = ${CENTS_OF_PERSON} from payments y where y.member_id = u.id and y.state = 'paid')
      and (select count(*) = 1 and sum(s.cents) = ${CENTS_OF_PERSON} from sandbox_payouts s join payments y on s.request_key = y.id || ':' || y.attempt
        where y.member_id = u.id)
      and (select bool_and(state = 'paid') from time_entries e where e.member_id = u.id)
      and (select count(*) = 1 from mail_outbox m where m.recipient = u.email))`);
  const connection = openConnection(address, 1);
  try {
    const { differences } = await proveLedger(connection.database, { askedBy: null, now: new Date(), others: [] });
    return rows[0]!.wrong + differences.length;
  } finally {
    await connection.close();
  }
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
