import { PgBoss } from 'pg-boss';
import type { BaseLogger } from 'pino';
import { clock } from '#platform/calendar/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { type Patiently, withoutPatience } from '#platform/db/start-patience.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { JobContext, JobServices } from './job-context.ts';

export interface JobDefinition<Data extends object> {
  name: string;
  /** Earlier names, which databases of an older version may still have scheduled. */
  formerNames?: readonly string[];
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
  work: (jobs: readonly AnyJob[], services: JobServices, patiently?: Patiently) => Promise<void>;
  /** Queues one run of a job. Not part of a transaction: a scheduled job picks up what was stored but never queued. */
  send(name: string, data: object): Promise<void>;
  /** Starts no further job; running ones continue. */
  rest(): Promise<void>;
  /** Jobs that still run after this long are returned: they count as failed, and are retried or picked up by their next scheduled run. */
  stop(milliseconds?: number): Promise<void>;
}

const POOL_SIZE = 4;
const SCHEMA = 'pgboss';
/** The SQL condition whether `start` has created the tables. */
export const queueTablesExist = `to_regclass('${SCHEMA}.version') is not null`;
/** A job whose worker is silent for longer counts as failed: it runs again elsewhere, if it may be retried. */
const SIGN_OF_LIFE_SECONDS = 60;
const SUPERVISE_SECONDS = 60;
/** All workers ask the database twice a second, and meet the same error while it is away. */
const LOGGED_EVERY_MS = 60_000;

/**
 * The queue in the database; `start` creates its tables and the named queues. Every `superviseSeconds` one instance looks for jobs whose worker died.
 */
export function createQueue(
  connection: Connection,
  jobs: readonly AnyJob[],
  log: BaseLogger,
  superviseSeconds = SUPERVISE_SECONDS,
): Queue {
  const pool = connection.openPool('ponte-queue', POOL_SIZE);
  // Its start is not repeatable as a whole, but each of its statements is.
  let execute = withoutPatience;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(() => pool.query(text, values)) },
    schema: SCHEMA,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  // Passed with each job, because existing queues keep the settings they were created with.
  const signs = { heartbeatSeconds: SIGN_OF_LIFE_SECONDS };
  let stopped = false;
  /** A product may be stopped while it still starts. */
  let resting = false;
  const logged = new Map<string | undefined, number>();
  boss.on('error', (thrown) => {
    const problem = describeProblem(thrown);
    const isRepeat = performance.now() - (logged.get(problem.code) ?? -Infinity) < LOGGED_EVERY_MS;
    if (stopped || isRepeat) return;
    logged.set(problem.code, performance.now());
    log.error({ problem }, 'queue');
  });
  return {
    async start(patiently = withoutPatience) {
      execute = patiently;
      await boss.start();
      for (const job of jobs) {
        await boss.createQueue(job.name, {
          retryLimit: job.retryLimit,
          retryDelay: job.retryDelaySeconds,
          retryBackoff: true,
          deleteAfterSeconds: 7 * 24 * 3600,
        });
        for (const name of job.formerNames ?? []) await boss.unschedule(name);
      }
      execute = withoutPatience;
    },
    async work(work, services, patiently = withoutPatience) {
      try {
        for (const job of work) {
          if (resting) return;
          await boss.work(job.name, { pollingIntervalSeconds: 0.5, includeMetadata: true }, async ([entry]) => {
            if (!entry) return;
            const lastTry = entry.retryCount >= entry.retryLimit;
            const problem = await job
              .run(entry.data as never, { ...services, now: clock.now(), lastTry })
              .then(() => null, describeProblem);
            if (!problem) return;
            if (!stopped) log[lastTry ? 'error' : 'warn']({ job: job.name, problem }, 'job failed');
            // The queue keeps what is thrown; the values of a statement must not be part of it.
            throw new Error(problem.message ?? problem.code ?? problem.name);
          });
          const { schedule } = job;
          if (schedule && !resting) await patiently(() => boss.schedule(job.name, schedule, {}, signs));
        }
      } catch (problem) {
        if (!resting) throw problem;
      }
    },
    async send(name, data) {
      await boss.send(name, data, signs);
    },
    async rest() {
      resting = true;
      await Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: false })));
    },
    async stop(milliseconds = 10_000) {
      resting = true;
      await boss.stop({ graceful: true, timeout: milliseconds });
      // Its connections are still closing; by now a server that stops is no longer an error.
      stopped = true;
    },
  };
}
