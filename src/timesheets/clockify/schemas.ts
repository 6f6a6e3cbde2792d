import { z } from 'zod';
import { moment, version } from '#platform/contract/schemas.ts';
import { openStates } from './rules/entry-states.ts';
import { fetchProblems } from './rules/fetch-problems.ts';

/** What an HTTP header may hold. */
export const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{8,200}$/);
export const clockifyId = z.string().regex(/^[\w-]{1,64}$/);
const named = z.object({ id: clockifyId, name: z.string() });

export const clockifyChoices = z.object({ workspaces: z.array(named.extend({ projects: z.array(named) })) });

export const clockifyView = z.object({
  project: z.object({ title: z.string(), company: z.string() }),
  /** `off`: the operator turned it off. `closed`: the project takes no hours, or has no board. */
  stage: z.enum(['off', 'closed', 'unconnected', 'connected', 'over']),
  connection: z
    .object({
      clockifyWorkspaceId: clockifyId,
      workspaceName: z.string(),
      clockifyProjectId: clockifyId,
      projectName: z.string(),
      connectedBy: z.string(),
      connectedAt: moment,
      /** The last fetch that came to its end. */
      fetchedAt: moment.nullable(),
      nextFetchAt: moment,
      isFetching: z.boolean(),
      problem: z.enum(fetchProblems).nullable(),
      problemSince: moment.nullable(),
      unreadable: z.int(),
      taken: z.int(),
      version,
    })
    .nullable(),
  people: z.array(
    z.object({
      clockifyUserId: z.string(),
      name: z.string(),
      memberId: z.uuid().nullable(),
      suggestedMemberId: z.uuid().nullable(),
      /** Entries that are not taken. */
      open: z.int(),
    }),
  ),
  /** Who works on the project, and who is linked. */
  professionals: z.array(z.object({ memberId: z.uuid(), name: z.string() })),
  /** What is not taken, the newest first, at most 200. */
  entries: z.array(
    z.object({
      entryId: z.string(),
      author: z.string(),
      startedAt: moment,
      endedAt: moment.nullable(),
      description: z.string(),
      state: z.enum(openStates),
      /** A stable code, and what it says. */
      reason: z.string(),
      message: z.string(),
    }),
  ),
});

export type ClockifyView = z.output<typeof clockifyView>;
export type ClockifyChoices = z.output<typeof clockifyChoices>;
