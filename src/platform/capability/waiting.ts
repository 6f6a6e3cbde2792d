import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#platform/access/access.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { WaitingKind } from '#platform/contract/waiting.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';

/** For whom is looked what waits: the caller, with the rights of the request's space. */
export type WaitingReader = Pick<
  SignedInContext,
  'session' | 'workspace' | 'reach' | 'language' | 'settings' | 'now'
> & {
  /** Only what waits in this project. A SELECT that bounds what it reads narrows itself by it; the room `waiting` narrows all of them. */
  projectId: string | null;
};

/** Something that waits, or several of a kind that are done in one place. */
export interface WaitingRow<Place = unknown> {
  /** 100 stands for that many or more. */
  count: number;
  /** Names what it is about: a vacancy, a subject, a test. */
  title: string;
  /** Names whose it is, or who takes part: a company, a person. */
  about: string;
  /** The company, for readers who work for several. */
  company: string | null;
  since: Date;
  /** Until when it can or should be done; in the past when it is late. */
  until: Date | null;
  place: Place;
}

/** One kind of what waits. */
export interface WaitingSource<Place = unknown> {
  kind: WaitingKind;
  /** A SELECT of `waitingColumns`, which the room `waiting` orders and bounds; null when this reader can never have any. */
  select: (reader: WaitingReader) => SQL | null;
  /** Says what SQL cannot; null when nothing waits after all. */
  complete?: (row: WaitingRow<Place>, reader: WaitingReader) => WaitingRow | null;
}

/** Whose open pages follow what waits. */
interface WaitingFollower {
  userId: string;
  role: Role;
  reach: Reach;
}

/** What a room knows of what waits for people. */
export interface WaitingPart {
  sources: readonly WaitingSource[];
  /** Topics of the room after whose announcements this follower's list is read anew; besides those of `announceWaiting`. */
  follows: (follower: WaitingFollower) => readonly string[];
}

/** Binds a kind to its SELECT; `Place` is what the address is made from. */
export function waitingSource<Place, Given = Place>(source: {
  kind: WaitingKind<Place>;
  select: (reader: WaitingReader) => SQL | null;
  complete?: (row: WaitingRow<Given>, reader: WaitingReader) => WaitingRow<Place> | null;
}): WaitingSource {
  return source as unknown as WaitingSource;
}

/** The columns of every SELECT, so that all of them join into one. What waits all together has no title, nobody and no place of its own. */
export function waitingColumns(row: {
  count?: SQL;
  title?: SQL;
  about?: SQL;
  company?: SQL;
  since: SQL;
  until?: SQL;
  place?: SQL;
}): SQL {
  const { count = sql`1`, title = sql`''`, about = sql`''`, company = sql`null`, since, until = sql`null` } = row;
  const { place = sql`'{}'` } = row;
  return sql`(${count})::int as count, (${title})::text as title, (${about})::text as about, (${company})::text as company,
    (${since})::timestamptz as since, (${until})::timestamptz as until, (${place})::jsonb as place`;
}

/** What waits all together has the name of the page where it is done. */
export const titled =
  (key: string) =>
  <Place>(row: WaitingRow<Place>, { language }: WaitingReader) => ({ ...row, title: translate(language, key) });

/** What waits for the team that runs the product, under the name of a page. */
export const waitsForTeam = <Place>(kind: WaitingKind<Place>, key: string, select: (reader: WaitingReader) => SQL) =>
  waitingSource<Place>({
    kind,
    select: (reader) => (reader.session.role === 'admin' ? select(reader) : null),
    complete: titled(key),
  });

/** Says, for an alias of applications, whether they are of the project that is asked for. */
export function ofProject(column: SQL, { projectId }: WaitingReader): SQL {
  return projectId === null ? sql`true` : sql`${column} = ${projectId}`;
}

/** The tenancy condition on a column of an alias. */
export function ofReach(column: SQL, reach: Reach): SQL {
  return reach.every ? sql`true` : sql`${column} = any(${sql.param([...reach.workspaceIds])}::uuid[])`;
}
