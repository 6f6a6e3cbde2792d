import { createHash } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';
import { type ConstructorOptions, PgBoss, type SendOptions } from 'pg-boss';
import type { LiveListener } from '#platform/events/live-topics.ts';

const LOCK = 'ponte schedules';
const HOUR_SECONDS = 3600;
/** A clock that is set, or a machine that slept, is noticed within a minute. */
const LONGEST_PAUSE_MS = 60_000;
const RETRY_MS = 5_000;

interface Schedules {
  listener: LiveListener;
  queue: string;
  settings: ConstructorOptions & { schema: string };
  executeSql: (text: string, values: unknown[]) => Promise<{ rows: { until: Date | null }[] }>;
  superviseSeconds: number;
  jobs: readonly Scheduled[];
  onError: (problem: unknown) => void;
  /** Moves here what an older version queued and scheduled its own way. */
  takeOver: () => Promise<void>;
}

interface Scheduled {
  name: string;
  /** Cron, UTC. */
  schedule: string;
  options: SendOptions;
}

/**
 * Holds the schedules and looks for jobs whose worker died. One process of all does so, by a lock on its listening connection: another
 * one takes over once that process or its connection ends. During a handover there may be two, which queue the same runs once.
 */
export function createSchedules(parts: Schedules) {
  const { listener, queue, settings, executeSql, superviseSeconds, jobs, onError, takeOver } = parts;
  const keeper = new PgBoss({
    ...settings,
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: HOUR_SECONDS,
    // No job waits for another one.
    flowIntervalSeconds: HOUR_SECONDS,
  });
  keeper.on('error', onError);
  /** When each job comes next. */
  const coming = new Map<Scheduled, Date>();
  let isHeld = false;
  let isSending = false;
  let timer: NodeJS.Timeout | undefined;

  /** Queues what is due, and comes back for what is next: within a minute. */
  async function sendDue(): Promise<void> {
    await takeOver();
    const now = new Date();
    const due = [...coming].filter(([, at]) => at <= now);
    if (due.length > 0)
      await keeper.insert(
        queue,
        due.map(([{ name, options }, at]) => ({
          ...options,
          // A run that somebody asks for says nothing about the schedule, so it has another key.
          singletonKey: `scheduled ${name}`,
          id: runId(name, at),
          data: {},
        })),
      );
    for (const [job] of due) coming.set(job, cronFrom(job, now).next().toDate());
    const soonest = Math.min(...[...coming.values()].map(Number));
    sendIn(Math.min(soonest - Date.now(), LONGEST_PAUSE_MS));
  }

  function sendIn(milliseconds: number): void {
    if (!isSending) return;
    timer = setTimeout(() => {
      sendDue().catch((problem: unknown) => {
        onError(problem);
        sendIn(RETRY_MS);
      });
    }, milliseconds);
  }

  /** What came due after the last run was queued was missed: it is queued now, once for each job. */
  async function take(): Promise<void> {
    await keeper.start();
    const { rows } = await executeSql(
      `select max(created_on) as until from ${settings.schema}.job where name = $1 and singleton_key = 'scheduled ' || group_id`,
      [queue],
    );
    const { until } = rows[0]!;
    const now = new Date();
    for (const job of jobs) {
      const last = cronFrom(job, now).prev().toDate();
      coming.set(job, until && last > until ? last : cronFrom(job, now).next().toDate());
    }
    isSending = true;
    sendIn(0);
  }

  async function leave(): Promise<void> {
    isSending = false;
    clearTimeout(timer);
    await keeper.stop({ graceful: false });
  }

  return {
    /** Takes the schedules when nobody else holds them, and leaves them when the lock is lost. It is called again at each look. */
    async takeIfFree(): Promise<void> {
      const mayHold = await listener.takeLock(LOCK);
      if (mayHold === isHeld) return;
      if (mayHold)
        await take().catch(async (problem: unknown) => {
          await leave();
          throw problem;
        });
      else await leave();
      isHeld = mayHold;
    },
    async release(): Promise<void> {
      await leave();
      await listener.releaseLock(LOCK);
      isHeld = false;
    },
  };
}

const cronFrom = ({ schedule }: Scheduled, currentDate: Date) =>
  CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate });

/** Every process makes the same id, so that a run which two of them queue is one. */
const runId = (name: string, at: Date) =>
  createHash('sha256').update(`${name} ${at.toISOString()}`).digest('hex').slice(0, 32);
