import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  type PgTable,
  text,
} from 'drizzle-orm/pg-core';
import { reportStates } from '#platform/contract/report-states.ts';
import { createdAt, moment, oneOf } from '#platform/db/columns.ts';

/** What a table of reports holds besides its state and who asked for what. */
export const reportColumns = () => ({
  /** In percent. */
  progress: integer('progress').notNull().default(0),
  lines: integer('lines'),
  fileKey: text('file_key'),
  sizeBytes: bigint('size_bytes', { mode: 'number' }),
  createdAt: createdAt(),
  finishedAt: moment('finished_at'),
  expiresAt: moment('expires_at'),
});

type ReportColumns = Record<'id' | 'userId' | 'state' | keyof ReturnType<typeof reportColumns>, AnyPgColumn>;
export type ReportsTable = PgTable & ReportColumns;

/** For the condition of an index of what is being made. */
export const isBeingMade = ({ state }: Pick<ReportColumns, 'state'>) => sql`${state} in ('queued', 'running')`;

export const reportConstraints = (
  name: string,
  { state, progress, fileKey, userId, id }: ReportColumns & { id: ExtraConfigColumn },
) => [
  check(`${name}_state_check`, oneOf(state, reportStates)),
  check(`${name}_progress_check`, sql`${progress} between 0 and 100`),
  check(`${name}_file_check`, sql`(${state} = 'done') <= (${fileKey} is not null)`),
  index(`${name}_user`).on(userId, id.desc().nullsFirst()),
  index(`${name}_state`).on(state),
];
