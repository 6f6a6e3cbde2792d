import { randomUUID } from 'node:crypto';
import { type JobWithMetadata, PgBoss, type SendOptions } from 'pg-boss';
import type { BaseLogger } from 'pino';
import { clock } from '#platform/calendar/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { type Patiently, withoutPatience } from '#platform/db/start-patience.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { LiveListener } from '#platform/events/live-topics.ts';
import { createSchedules } from './hold-schedules.ts';
import type { JobContext, JobServices } from './job-context.ts';
import { createPlaces } from './open-places.ts';

export interface JobDefinition<Data extends object> {
  name: string;
  /** Retries of a failed run, with growing pauses from `retryDelaySeconds`. */
  retryLimit: number;
  retryDelaySeconds: number;
  /** Schedule (cron, UTC). */
  schedule?: string;
  run: (data: Data, context: JobContext) => Promise<void>;
}

/** A job of a list: each takes its own data, which the queue kept for it. */
export type AnyJob = JobDefinition<never>;

export interface Queue {
  start: (patiently?: Patiently) => Promise<void>;
  work: (services: JobServices) => Promise<void>;
  /** Queues one run of a job. Not part of a transaction: a scheduled job picks up what was stored but never queued. */
  send(name: string, data: object): Promise<void>;
  /** Starts no further job; running ones continue. */
  rest(): Promise<void>;
  /** Jobs that still run after this long are returned: they count as failed, and are retried or picked up by their next scheduled run. */
  stop(milliseconds?: number): Promise<void>;
}

const POOL = { name: 'ponte-queue', size: 2 };
const SCHEMA = 'pgboss';
/** All jobs share it: the name of a job is its group there. */
const QUEUE = 'jobs';
/** The SQL condition whether `start` has created the tables. */
export const queueTablesExist = `to_regclass('${SCHEMA}.version') is not null`;
/** A job whose worker is silent for longer counts as failed: it runs again elsewhere, if it may be retried. */
const SIGN_OF_LIFE_SECONDS = 60;
const SUPERVISE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;
const queueOptions = {
  notify: true,
  retryBackoff: true,
  heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
};
/** A new job wakes a place at once; a retry that has become due wakes nobody. */
const LOOK_EVERY_MS = 10_000;
/** Every look meets the same error while the database is away. */
const LOGGED_EVERY_MS = 60_000;
/**
 * A newer version that runs beside this one may have queued a job which this one does not know: it fails here, and a retry or a later run
 * comes to the newer version.
 */
const unknownJob: Pick<AnyJob, 'run'> = { run: () => Promise.reject(new Error('This version does not know the job.')) };

interface Around {
  connection: Connection;
  listener: LiveListener;
  log: BaseLogger;
  superviseSeconds?: number;
}

/** The queue in the database; `start` creates its tables. Jobs start as soon as the listening connection hears of them. */
export function createQueue(
  jobs: readonly AnyJob[],
  { connection, listener, log, superviseSeconds = SUPERVISE_SECONDS }: Around,
): Queue {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const pool = connection.openPool(POOL.name, POOL.size, { min: POOL.size });
  // Its start is not repeatable as a whole, but each of its statements is.
  let execute = withoutPatience;
  const executeSql = (text: string, values?: unknown[]) => execute(() => pool.query(text, values));
  async function listen(channel: string) {
    await listener.hear(channel, () => places.wake());
    return { close: async () => {} };
  }
  const settings = { db: { executeSql, listen }, schema: SCHEMA };
  const boss = new PgBoss({ ...settings, useListenNotify: true, schedule: false, supervise: false });
  let services: JobServices | undefined;
  const places = createPlaces(boss, QUEUE, run);
  const schedules = createSchedules({
    listener,
    queue: QUEUE,
    settings,
    executeSql,
    superviseSeconds,
    onError: report,
    takeOver: async () => void (await executeSql(takeOverOlder, [QUEUE, [...byName.keys()]])),
    jobs: jobs.flatMap((job) =>
      job.schedule === undefined ? [] : [{ name: job.name, schedule: job.schedule, options: optionsOf(job) }],
    ),
  });
  let stopped = false;
  /** A product may be stopped while it still starts. */
  let resting = false;
  let looks: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const logged = new Map<string | undefined, number>();
  function report(thrown: unknown): void {
    const problem = describeProblem(thrown);
    const isRepeat = performance.now() - (logged.get(problem.code) ?? -Infinity) < LOGGED_EVERY_MS;
    if (stopped || isRepeat) return;
    logged.set(problem.code, performance.now());
    log.error({ problem }, 'queue');
  }
  boss.on('error', report);

  async function run({ groupId: name, data, retryCount, retryLimit }: JobWithMetadata): Promise<void> {
    const lastTry = retryCount >= retryLimit;
    const context = { ...services!, now: clock.now(), lastTry };
    const problem = await (byName.get(name!) ?? unknownJob)
      .run(data as never, context)
      .then(() => null, describeProblem);
    if (!problem) return;
    if (!stopped) log[lastTry ? 'error' : 'warn']({ job: name, problem }, 'job failed');
    // The queue keeps what is thrown; the values of a statement must not be part of it.
    throw new Error(problem.message ?? problem.code ?? problem.name);
  }

  function look(): void {
    places.wake();
    looking = looking.then(async () => {
      if (!resting) await schedules.takeIfFree().catch(report);
    });
  }

  async function rest(): Promise<void> {
    resting = true;
    clearInterval(looks);
    await looking;
    await schedules.release();
    await boss.offWork(QUEUE, { wait: false });
  }

  return {
    async start(patiently = withoutPatience) {
      execute = patiently;
      await boss.start();
      await boss.createQueue(QUEUE, { policy: 'short', ...queueOptions });
      // The options of a queue that was there stay those of the version that made it.
      await boss.updateQueue(QUEUE, queueOptions);
      execute = withoutPatience;
    },
    async work(around) {
      services = around;
      await places.open(() => !resting);
      if (resting) return;
      looks = setInterval(look, LOOK_EVERY_MS);
      look();
    },
    async send(name, data) {
      await boss.send(QUEUE, data, optionsOf(byName.get(name)!));
    },
    rest,
    async stop(milliseconds = 10_000) {
      await rest();
      await boss.stop({ graceful: true, timeout: milliseconds });
      // Its connections are still closing; by now a server that stops is no longer an error.
      stopped = true;
    },
  };
}

function optionsOf({ name, schedule, retryLimit, retryDelaySeconds }: AnyJob): SendOptions {
  return {
    group: { id: name },
    // One run of a scheduled job waits at a time; other jobs wait as often as they were asked for.
    singletonKey: schedule === undefined ? randomUUID() : name,
    retryLimit,
    retryDelay: retryDelaySeconds,
  };
}

/**
 * Older versions had a queue for each job, and pg-boss kept their schedules. An older process may still start beside this one and write its
 * schedules again, so whoever holds the schedules repeats this.
 */
const takeOverOlder = `with ended as (delete from ${SCHEMA}.schedule)
  update ${SCHEMA}.job set name = $1, group_id = name where name = any($2) and state in ('created', 'retry')`;
