import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { type LinkToken, newLinkToken, readLinkToken } from '#platform/encryption/link-token.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { ShareSubject } from '#projects/briefs/contract/shares.ts';
import { projectErrors } from '#projects/errors.ts';
import { projectPaths } from '#projects/paths.ts';
import { findBrief, lockBrief } from '#projects/briefs/server/brief-queries.ts';
import { findProject, lockProject } from '#projects/server/queries.ts';
import { briefs, projects } from '#projects/server/tables.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { briefShares } from './tables.ts';

const openOf = ({ kind, id }: ShareSubject) =>
  and(eq(kind === 'brief' ? briefShares.briefId : briefShares.projectId, id), isNull(briefShares.revokedAt));

async function findOpen(database: Database, subject: ShareSubject) {
  const [open] = await database.select().from(briefShares).where(openOf(subject));
  return open ?? null;
}

function present({ id }: ShareSubject, share: LinkToken & { createdAt: Date }) {
  return { path: projectPaths.sharedBrief(id, readLinkToken(share)), createdAt: share.createdAt.toISOString() };
}

/** Locks the shared record, so that concurrent sharing and revoking see each other. */
async function lockShared(
  transaction: Database,
  { reach }: SignedInContext,
  { kind, id }: ShareSubject,
): Promise<{ workspaceId: string }> {
  const shared = kind === 'brief' ? await lockBrief(transaction, reach, id) : await lockProject(transaction, reach, id);
  if (!shared) throw kind === 'brief' ? projectErrors.briefNotFound() : projectErrors.notFound();
  return shared;
}

const idsOf = ({ kind, id }: ShareSubject) => (kind === 'brief' ? { briefId: id } : { projectId: id });

/** The open link of one of the caller's records; null when there is none. */
export async function readShare({ database, reach }: SignedInContext, subject: ShareSubject) {
  const { kind, id } = subject;
  if (kind === 'brief' && !(await findBrief(database, reach, id))) throw projectErrors.briefNotFound();
  if (kind === 'project' && !(await findProject(database, reach, id))) throw projectErrors.notFound();
  const open = await findOpen(database, subject);
  return { share: open && present(subject, open) };
}

/** Creates the link; returns the open one if there is one. */
export function shareBrief(context: SignedInContext, subject: ShareSubject) {
  const { session, now } = context;
  return context.database.transaction(async (transaction) => {
    const { workspaceId } = await lockShared(transaction, context, subject);
    const open = await findOpen(transaction, subject);
    if (open) return present(subject, open);
    const made = { ...newLinkToken(), createdBy: session.userId, createdAt: now };
    const ids = idsOf(subject);
    await transaction.insert(briefShares).values({ ...ids, ...made });
    await recordHappening(transaction, { name: projectHappenings.shared, workspaceId, actorId: session.userId, ids });
    return present(subject, made);
  });
}

/** Revokes the links of projects that move to another company or whose company closes, and of the briefs that they were created from. */
export async function revokeSharesOf(
  transaction: Database,
  place: { projectId: string } | { workspaceId: string },
  now: Date,
): Promise<void> {
  const ofPlace = 'projectId' in place ? eq(projects.id, place.projectId) : eq(projects.workspaceId, place.workspaceId);
  const shared = transaction.select({ id: projects.id }).from(projects).where(ofPlace);
  const itsBriefs = transaction.select({ id: briefs.id }).from(briefs).where(inArray(briefs.projectId, shared));
  await transaction
    .update(briefShares)
    .set({ revokedAt: now })
    .where(
      and(
        or(inArray(briefShares.projectId, shared), inArray(briefShares.briefId, itsBriefs)),
        isNull(briefShares.revokedAt),
      ),
    );
}

/** Revokes the link for good: sharing again creates another one. */
export function revokeShare(context: SignedInContext, subject: ShareSubject) {
  return context.database.transaction(async (transaction) => {
    const { workspaceId } = await lockShared(transaction, context, subject);
    const revoked = await transaction
      .update(briefShares)
      .set({ revokedAt: context.now })
      .where(openOf(subject))
      .returning({ id: briefShares.id });
    if (revoked.length > 0) {
      const happened = { name: projectHappenings.shareRevoked, workspaceId, actorId: context.session.userId };
      await recordHappening(transaction, { ...happened, ids: idsOf(subject) });
    }
    return { done: true as const };
  });
}
