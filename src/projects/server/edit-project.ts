import { eq, sql } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import type { ProjectFacts } from '#projects/positions/rules/position-draft.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { hasProfessionals } from '#projects/professionals/server/queries.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { lockProject } from './queries.ts';
import { positions, projects } from './tables.ts';

/** Edits a project's own facts. Its currency applies to its vacancies' figures, so theirs change too until somebody is hired. */
export function editProject(context: SignedInContext, projectId: string, input: ProjectFacts & { version: number }) {
  const { database, reach, session, now } = context;
  const { version: seen, ...facts } = input;
  return database.transaction(async (transaction) => {
    const project = await lockProject(transaction, reach, projectId);
    if (!project) throw projectErrors.notFound();
    if (project.version !== seen) throw platformErrors.staleVersion();
    if (isTerminal(project.status)) throw projectErrors.statusForbids();
    const isOtherCurrency = facts.currency !== project.currency;
    if (isOtherCurrency && (await hasProfessionals(transaction, projectId))) throw projectErrors.currencyFixed();
    const version = project.version + 1;
    const { title, description, type, currency, deadline, startDate } = facts;
    await transaction
      .update(projects)
      .set({ title, description, type, currency, deadline, startDate, version, updatedAt: now })
      .where(eq(projects.id, projectId));
    if (isOtherCurrency) {
      await transaction
        .update(positions)
        .set({ currency, updatedAt: now, version: sql`${positions.version} + 1` })
        .where(eq(positions.projectId, projectId));
    }
    const happened = { name: projectHappenings.edited, workspaceId: project.workspaceId, actorId: session.userId };
    await recordHappening(transaction, { ...happened, ids: { projectId } });
    return { version };
  });
}
