import { buildComments } from '#pipeline/builders.ts';
import { buildDemoAssessments } from '#pipeline/demo/assessments.ts';
import { buildDemoTools } from '#pipeline/demo/candidate-tools.ts';
import { demoComments } from '#pipeline/demo/comments.ts';
import { buildDemoEmailInvitations } from '#pipeline/demo/email-invitations.ts';
import { buildDemoSquads } from '#pipeline/demo/squads.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';

/** How a company works with its candidates. */
export const capability = defineDemoCapability({
  plant: async ({ database }, world) => {
    const { mainCompany, mainCandidates, staff } = world;
    await buildDemoAssessments(database, mainCandidates, { ...mainCompany, recruiterId: staff.recruiterId });
    await buildComments(database, demoComments(world));
    await buildDemoTools(database, mainCandidates, mainCompany);
    await buildDemoEmailInvitations(database, world);
    await buildDemoSquads(database, world);
    return {};
  },
});
