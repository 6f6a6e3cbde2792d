import type { z } from 'zod';
import { clock } from '#platform/calendar/clock.ts';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';
import { readJson } from '#platform/outside/read-json.ts';
import { type FetchProblem, readRetryAfter } from '#timesheets/clockify/rules/fetch-problems.ts';
import { namedThing, type OutsideEntry, outsideEntry, outsideUser, WORK } from './clockify-answers.ts';

/** A call that Clockify did not answer as it should. */
export class ClockifyProblem extends Error {
  override name = 'ClockifyProblem';
  readonly problem: FetchProblem;
  readonly retryAfterSeconds: number | null;

  constructor(problem: FetchProblem, retryAfterSeconds: number | null = null) {
    super(problem);
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ClockifyAccess {
  /** The operator's setting: nothing is sent anywhere else. */
  baseUrl: string;
  apiKey: string;
}

/** All pages of a list. */
export interface Listing<Item> {
  items: Item[];
  /** How many could not be read; what is missing among the items need not be missing there. */
  unreadable: number;
}

const TIMEOUT_MS = 15_000;
const PAGE_SIZE = 200;
const MAXIMUM_PAGES = 100;
const MAXIMUM_ANSWER_BYTES = 4 * 1024 * 1024;

export const listWorkspaces = (access: ClockifyAccess) => listAll(access, 'workspaces', {}, namedThing);

export const listProjects = (access: ClockifyAccess, workspaceId: string) =>
  listAll(access, `workspaces/${encodeURIComponent(workspaceId)}/projects`, { archived: 'false' }, namedThing);

/** The people who have access to a project. */
export const listUsers = (access: ClockifyAccess, workspaceId: string, projectId: string) =>
  listAll(access, `workspaces/${encodeURIComponent(workspaceId)}/users`, { 'project-id': projectId }, outsideUser);

interface EntriesOf {
  workspaceId: string;
  projectId: string;
  userId: string;
  from: Date;
}

/** A person's worked entries in a project that began at a moment or later. */
export async function listEntries(
  access: ClockifyAccess,
  { workspaceId, projectId, userId, from }: EntriesOf,
): Promise<Listing<OutsideEntry>> {
  const path = `workspaces/${encodeURIComponent(workspaceId)}/user/${encodeURIComponent(userId)}/time-entries`;
  const start = from.toISOString().replace(/\.\d+/, '');
  const listing = await listAll(access, path, { start, project: projectId, hydrated: 'true' }, outsideEntry);
  // Some servers ignore a filter that they do not know.
  const items = listing.items.filter(
    (entry) => entry.type === WORK && entry.userId === userId && (entry.projectId ?? projectId) === projectId,
  );
  return { ...listing, items };
}

/**
 * Reads page after page until one is empty or is said to be the last: a page that is shorter than asked for need not be. Ends too where a page brings
 * nothing new, because the server ignores which one was asked for.
 */
async function listAll<Item extends { id: string }>(
  access: ClockifyAccess,
  path: string,
  query: Record<string, string>,
  schema: z.ZodType<Item>,
): Promise<Listing<Item>> {
  const found = new Map<string, Item>();
  let unreadable = 0;
  for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
    const search = new URLSearchParams({ ...query, page: String(page), 'page-size': String(PAGE_SIZE) });
    const { answer, isLast } = await get(access, `${path}?${search}`);
    if (!Array.isArray(answer)) throw new ClockifyProblem('badAnswer');
    const before = found.size;
    for (const one of answer) {
      const read = schema.safeParse(one);
      if (read.success) found.set(read.data.id, read.data);
      else unreadable += 1;
    }
    if (answer.length === 0 || isLast || found.size === before) return { items: [...found.values()], unreadable };
  }
  throw new ClockifyProblem('badAnswer');
}

/** One call. Follows no redirect, because the key would travel with it. */
async function get({ baseUrl, apiKey }: ClockifyAccess, path: string): Promise<{ answer: unknown; isLast: boolean }> {
  assertOutsideTransaction('Clockify');
  const response = await fetch(`${baseUrl}/${path}`, {
    headers: { 'x-api-key': apiKey, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ClockifyProblem('away');
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw problemOf(response);
  }
  try {
    return {
      answer: await readJson(response, MAXIMUM_ANSWER_BYTES),
      isLast: response.headers.get('last-page') === 'true',
    };
  } catch (problem) {
    await response.body?.cancel().catch(() => undefined);
    throw new ClockifyProblem(problem instanceof SyntaxError ? 'badAnswer' : 'away');
  }
}

function problemOf({ status, headers }: Response): ClockifyProblem {
  if (status === 401) return new ClockifyProblem('keyRefused');
  if (status === 403) return new ClockifyProblem('forbidden');
  // Ids that it does not know are answered 400 by some of its calls.
  if (status === 404 || status === 400) return new ClockifyProblem('gone');
  if (status === 429) return new ClockifyProblem('busy', readRetryAfter(headers.get('retry-after'), clock.now()));
  return new ClockifyProblem(status >= 500 ? 'away' : 'badAnswer');
}
