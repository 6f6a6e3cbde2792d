import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { projectErrors } from '#projects/errors.ts';
import type { ProjectToPost } from '#projects/positions/rules/position-draft.ts';
import type { ProjectPath } from '#projects/rules/terms.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { checkProject } from './check-project.ts';
import { findCompanyName, hasSource } from './queries.ts';
import { withProfessions } from '#projects/positions/server/recognise-professions.ts';
import { positions, projects, projectStatusChanges } from './tables.ts';

export interface PostedProject {
  projectId: string;
  positions: { id: string; positionIndex: number }[];
}

interface Posting {
  workspaceId: string;
  actorId: string;
  project: ProjectToPost;
  /** In-house vacancies are not on the job board, because it is known who fills them. */
  path?: ProjectPath | undefined;
  campaign?: string | null | undefined;
  now: Date;
}

/**
 * Posts a project with its vacancies, directly in recruitment. All or nothing; a source that was already posted is refused.
 */
export function postProject(database: Database, posting: Posting): Promise<PostedProject> {
  checkProject(posting.project);
  return database.transaction((transaction) => insertProject(transaction, posting));
}

/** Performs all checks of posting, including duplicates, and writes nothing. */
export async function validatePosting(
  database: Database,
  { workspaceId, project }: Pick<Posting, 'workspaceId' | 'project'>,
): Promise<PostedProject> {
  checkProject(project);
  const sources = project.positions.flatMap(({ source }) => source ?? []);
  if (sources.length > 0 && (await hasSource(database, workspaceId, sources))) throw projectErrors.alreadyPosted();
  return {
    projectId: newId(),
    positions: project.positions.map((_, positionIndex) => ({ id: newId(), positionIndex })),
  };
}

async function insertProject(
  transaction: Database,
  { workspaceId, actorId, project, path = 'hunting', campaign = null, now }: Posting,
): Promise<PostedProject> {
  const { positions: toPost, ...facts } = project;
  const projectId = newId();
  const times = { createdAt: now, updatedAt: now };
  const company = await findCompanyName(transaction, workspaceId);
  await transaction.insert(projects).values({
    id: projectId,
    workspaceId,
    createdBy: actorId,
    status: 'inRecruitment',
    path,
    campaign,
    ...facts,
    ...times,
  });
  await transaction.insert(projectStatusChanges).values({ projectId, toStatus: 'inRecruitment', actorId, at: now });
  const recognised = await withProfessions(transaction, toPost);
  const rows = recognised.map((position, positionIndex) => ({
    ...position,
    id: newId(),
    projectId,
    workspaceId,
    positionIndex,
    state: path === 'inHouse' ? ('hidden' as const) : ('open' as const),
    companyName: position.hiringCompany ?? company,
    publishedAt: now,
    ...times,
  }));
  // The only possible conflict is the source: it was posted before, or concurrently.
  const posted = await transaction.insert(positions).values(rows).onConflictDoNothing().returning({ id: positions.id });
  if (posted.length < rows.length) throw projectErrors.alreadyPosted();
  await recordHappening(transaction, { name: projectHappenings.posted, workspaceId, actorId, ids: { projectId } });
  return { projectId, positions: rows.map(({ id, positionIndex }) => ({ id, positionIndex })) };
}
