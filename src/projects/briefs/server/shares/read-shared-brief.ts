import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { readStoredAnswers } from '#projects/rules/brief-answers.ts';
import { briefToProject } from '#projects/briefs/rules/brief-to-project.ts';
import { findCompanyName, findProject, listPositions } from '#projects/server/queries.ts';
import { briefs } from '#projects/server/tables.ts';
import { briefShares } from './tables.ts';

/**
 * What the holder of a link reads: the current draft or, once published, the project. Null for a wrong token, a revoked one, and for
 * content that is not shared.
 */
export async function findSharedBrief(database: Database, { id, token }: { id: string; token: string }) {
  const [share] = await database
    .select({ projectId: briefShares.projectId, brief: briefs })
    .from(briefShares)
    .leftJoin(briefs, eq(briefs.id, briefShares.briefId))
    .where(
      and(
        or(eq(briefShares.briefId, id), eq(briefShares.projectId, id)),
        eq(briefShares.tokenHash, hashToken(token)),
        isNull(briefShares.revokedAt),
      ),
    );
  if (!share) return null;
  const projectId = share.projectId ?? share.brief?.projectId;
  if (projectId) return readSharedProject(database, projectId);
  return share.brief && readSharedDraft(database, share.brief);
}

async function readSharedProject(database: Database, projectId: string) {
  // The token is the only permission needed.
  const everywhere = { every: true } as const;
  const [found, positions] = await Promise.all([
    findProject(database, everywhere, projectId),
    listPositions(database, everywhere, projectId),
  ]);
  if (!found) return null;
  const { project, company } = found;
  const shown = positions.map((position) => ({ ...position, isOpen: position.state === 'open' }));
  return { ...project, company, projectId, positions: shown };
}

async function readSharedDraft(database: Database, { workspaceId, answers }: typeof briefs.$inferSelect) {
  const { positions, ...project } = briefToProject(readStoredAnswers(answers));
  const shown = positions.map((position, positionIndex) => ({ ...position, positionIndex, isOpen: false }));
  return { ...project, company: await findCompanyName(database, workspaceId), projectId: null, positions: shown };
}
