import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import {
  type BriefAnswers,
  completeAnswers,
  emptyBriefAnswers,
  readStoredAnswers,
  type SentAnswers,
} from '#projects/rules/brief-answers.ts';
import { MAXIMUM_DRAFT_BYTES, MAXIMUM_DRAFTS } from '#projects/briefs/rules/brief-limits.ts';
import type { BriefStep } from '#projects/briefs/rules/brief-problems.ts';
import { findSpaceOfOwner } from '#projects/server/list/list-queries.ts';
import { findCompany } from '#projects/server/queries.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';
import { countDrafts, findBrief, lockBrief } from './brief-queries.ts';
import { briefs } from '#projects/server/tables.ts';

interface Draft {
  answers: BriefAnswers;
  step: BriefStep;
}

interface NewBrief {
  answers?: SentAnswers | undefined;
  step?: BriefStep | undefined;
  campaign?: string | null | undefined;
  /** The company for which an administrator writes. */
  squadOwnerId?: string | undefined;
}

/** Creates a draft; of two concurrent calls for the last free place the second one is refused. */
export async function createBrief(
  context: SignedInContext,
  { answers, step = 'project', campaign = null, squadOwnerId }: NewBrief,
) {
  const { database, session, language, now } = context;
  const workspaceId = await spaceOf(context, squadOwnerId);
  const empty = emptyBriefAnswers();
  const begun = answers ? completeAnswers(answers, empty) : { ...empty, textLanguage: language };
  refuseHuge(begun);
  const brief = {
    id: newId(),
    workspaceId,
    createdBy: session.userId,
    step,
    campaign,
    projectId: null,
    version: 1,
    updatedAt: now,
  };
  await database.transaction(async (transaction) => {
    if (!(await lockWorkspace(transaction, workspaceId))) throw projectErrors.clientNotFound();
    if ((await countDrafts(transaction, workspaceId)) >= MAXIMUM_DRAFTS)
      throw projectErrors.tooManyDrafts({ maximum: MAXIMUM_DRAFTS });
    await transaction.insert(briefs).values({ ...brief, answers: { ...begun } });
  });
  return presentBrief(context, { ...brief, answers: begun });
}

/** The space for which the caller writes: the request's, or that of the owner whom administrators name. */
async function spaceOf({ database, workspace, reach }: SignedInContext, squadOwnerId: string | undefined) {
  const named = squadOwnerId === undefined ? null : await findSpaceOfOwner(database, reach, squadOwnerId);
  const workspaceId = squadOwnerId === undefined ? workspace?.id : named?.id;
  if (workspaceId === undefined) throw projectErrors.clientNotFound();
  return workspaceId;
}

export async function readBrief(context: SignedInContext, briefId: string) {
  const brief = await findBrief(context.database, context.reach, briefId);
  if (!brief) throw projectErrors.briefNotFound();
  return presentBrief(context, { ...brief, answers: readStoredAnswers(brief.answers) });
}

/** Saves a draft while it is being typed; a caller with a stale version is refused instead of overwriting another tab's text. */
export function saveBrief(
  { database, reach, now }: SignedInContext,
  briefId: string,
  input: { answers: SentAnswers; step: BriefStep; version: number },
) {
  return database.transaction(async (transaction) => {
    const brief = await lockBrief(transaction, reach, briefId);
    if (!brief) throw projectErrors.briefNotFound();
    if (brief.projectId) throw projectErrors.alreadyPublished();
    if (brief.version !== input.version) throw platformErrors.staleVersion();
    const answers = completeAnswers(input.answers, readStoredAnswers(brief.answers));
    refuseHuge(answers);
    const version = brief.version + 1;
    await transaction
      .update(briefs)
      .set({ answers: { ...answers }, step: input.step, version, updatedAt: now })
      .where(eq(briefs.id, briefId));
    return { version, updatedAt: now.toISOString() };
  });
}

export async function deleteBrief({ database, reach }: SignedInContext, briefId: string) {
  const dropped = await database
    .delete(briefs)
    .where(and(eq(briefs.id, briefId), withinReach(briefs.workspaceId, reach), isNull(briefs.projectId)))
    .returning({ id: briefs.id });
  if (dropped.length === 0) throw projectErrors.briefNotFound();
  return { done: true as const };
}

function refuseHuge(answers: BriefAnswers): void {
  if (Buffer.byteLength(JSON.stringify(answers)) > MAXIMUM_DRAFT_BYTES) throw projectErrors.draftTooLarge();
}

interface SavedBrief extends Draft {
  id: string;
  workspaceId: string;
  campaign: string | null;
  projectId: string | null;
  version: number;
  updatedAt: Date;
}

async function presentBrief(
  { database, session }: SignedInContext,
  { answers, step, updatedAt, ...brief }: Omit<SavedBrief, 'step'> & { step: string },
) {
  const abilities = {
    publish: session.emailVerified && !brief.projectId,
    missing: session.emailVerified ? null : ('unverifiedEmail' as const),
  };
  const { id, campaign, projectId, version, workspaceId } = brief;
  return {
    id,
    ...(await findCompany(database, workspaceId)),
    isForClient: session.role === 'admin',
    campaign,
    projectId,
    version,
    answers,
    abilities,
    step: step as BriefStep,
    updatedAt: updatedAt.toISOString(),
  };
}
