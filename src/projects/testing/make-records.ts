import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { newId } from '#platform/db/columns.ts';
import { sealLinkToken } from '#platform/encryption/link-token.ts';
import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import { briefShares } from '#projects/briefs/server/shares/tables.ts';
import { briefTemplates } from '#projects/briefs/server/templates/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { briefs, positions, projects } from '#projects/server/tables.ts';

/** A project with an open position and one filled by the member, a shared draft, and a template. */
export const makeRecords: MakeRecords = async ({ database }, { workspaceId, ownerId, memberId }) => {
  const ids = { projectId: newId(), positionId: newId(), professionalId: newId(), briefId: newId() };
  const { projectId, positionId, professionalId, briefId } = ids;
  const filledPositionId = newId();
  await database
    .insert(projects)
    .values({ id: projectId, workspaceId, createdBy: ownerId, title: 'Project', status: 'inRecruitment' });
  const position = { projectId, workspaceId, title: 'Position', companyName: 'Company', publishedAt: new Date() };
  await database.insert(positions).values([
    { ...position, id: positionId, positionIndex: 0, state: 'open' },
    { ...position, id: filledPositionId, positionIndex: 1, state: 'filled' },
  ]);
  const [template] = await database
    .insert(briefTemplates)
    .values({ workspaceId, name: briefId, answers: { ...emptyBriefAnswers() } })
    .returning({ id: briefTemplates.id });
  await database
    .insert(projectProfessionals)
    .values({ id: professionalId, positionId: filledPositionId, projectId, workspaceId, memberId });
  await database
    .insert(briefs)
    .values({ id: briefId, workspaceId, createdBy: ownerId, answers: { ...emptyBriefAnswers() }, step: 'project' });
  await database.insert(briefShares).values({ briefId, ...sealLinkToken(briefId) });
  return { ...ids, positionIndex: 0, templateId: template!.id };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    projectId: string;
    positionId: string;
    positionIndex: number;
    professionalId: string;
    briefId: string;
    templateId: string;
  }
}
