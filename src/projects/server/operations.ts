import { platformErrors } from '#platform/errors/platform-errors.ts';
import { implement } from '#platform/http/implement.ts';
import { projectsContract } from '#projects/contract.ts';
import { listDrafts } from '#projects/briefs/server/brief-queries.ts';
import { createBrief, deleteBrief, readBrief, saveBrief } from '#projects/briefs/server/draft-brief.ts';
import { editPosition } from '#projects/positions/server/edit-position.ts';
import { editProject } from './edit-project.ts';
import { changeStatus } from './move-project.ts';
import { findOtherSpace } from './other-space/find-other-space.ts';
import { postProject, validatePosting } from './post-project.ts';
import { publishBrief } from '#projects/briefs/server/publish-brief.ts';
import { refuseBeyondPlan } from '#projects/positions/server/refuse-beyond-plan.ts';
import { readProject } from './read-project.ts';
import { readProjects } from './list/read-projects.ts';

export const projectsOperations = implement(projectsContract, {
  'POST /project/post': async ({ query, body, context }) => {
    const { database, workspace, session, now } = context;
    if (!workspace) throw platformErrors.forbidden();
    const positions = body.positions.map((position) => ({ ...position, currency: position.currency ?? body.currency }));
    const project = { ...body, positions, title: body.title ?? positions[0]!.title };
    const posting = { workspaceId: workspace.id, actorId: session.userId, project, now };
    return database.transaction(async (transaction) => {
      await refuseBeyondPlan(transaction, context, { workspaceId: workspace.id, units: positions.length });
      if (query.dryRun) return { ...(await validatePosting(transaction, posting)), dryRun: true };
      return { ...(await postProject(transaction, posting)), dryRun: false };
    });
  },
  'PUT /project/put': ({ body: { projectId, ...body }, context }) => editProject(context, projectId, body),
  'PUT /projectUpdate/{projectId}': ({ params, body, context }) => editProject(context, params.projectId, body),
  'PATCH /myProjects/{projectId}/status': ({ params, body, context }) => changeStatus(context, params.projectId, body),
  'PATCH /myProjects/{projectId}/positions/{positionIndex}': ({ params, body, context }) =>
    editPosition(context, { ...params, ...body }),
  'GET /myProjects': ({ query, context }) => readProjects(context, query),
  'GET /myProjects/{projectId}': ({ params, context }) => readProject(context, params.projectId),
  'GET /myProjects/{projectId}/space': ({ params, context }) => findOtherSpace(context, params.projectId),
  'POST /briefs': ({ body, context }) => createBrief(context, body),
  'GET /briefs': async ({ context }) => {
    const drafts = await listDrafts(
      context.database,
      context.reach,
      context.session.role === 'admin' ? context.session.userId : null,
    );
    const isForClients = context.session.role === 'admin';
    const listed = drafts.map(({ ownerId, ...draft }) => ({
      ...draft,
      squadOwnerId: isForClients ? ownerId : null,
      createdAt: draft.createdAt.toISOString(),
      updatedAt: draft.updatedAt.toISOString(),
    }));
    return { briefs: listed };
  },
  'GET /briefs/{briefId}': ({ params, context }) => readBrief(context, params.briefId),
  'PATCH /briefs/{briefId}': ({ params, body, context }) => saveBrief(context, params.briefId, body),
  'DELETE /briefs/{briefId}': ({ params, context }) => deleteBrief(context, params.briefId),
  'POST /briefs/{briefId}/publish': ({ params, body, context }) => publishBrief(context, params.briefId, body.version),
});
