import { type ApplicationToBuild, buildApplications } from '#applications/builders.ts';
import { demoApplications } from '#applications/demo/applications.ts';
import { demoInterviews } from '#applications/demo/interviews.ts';
import { buildRunningProject, type RunningProject } from '#applications/demo/running-project.ts';
import { buildInterviews } from '#applications/interviews/builders.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';

/** Professionals apply to the vacancies and are interviewed; three of them work in a project. */
export const capability = defineDemoCapability({
  plant: async ({ database, signal }, world) => {
    const { vacancies, members, mainCompany, staff } = world;
    signal.throwIfAborted();
    const toApply = demoApplications(vacancies, members);
    const built = await buildApplications(database, toApply);
    signal.throwIfAborted();
    const applications = toApply.map((application, index) => ({ ...application, id: built[index]!.id }));
    const ofMain = new Set(
      vacancies.flatMap(({ id, workspaceId }) => (workspaceId === mainCompany.workspaceId ? [id] : [])),
    );
    const mainCandidates = applications.filter(({ positionId }) => ofMain.has(positionId));
    await buildInterviews(database, demoInterviews(mainCandidates, { ...mainCompany, recruiterId: staff.recruiterId }));
    const runningProject = await buildRunningProject({ database }, world);
    return { applications, mainCandidates, runningProject };
  },
});

declare module '#platform/capability/demo-capability.ts' {
  interface DemoWorld {
    applications: readonly (ApplicationToBuild & { id: string })[];
    /** Applications to vacancies of the main company. */
    mainCandidates: readonly (ApplicationToBuild & { id: string })[];
    /** A project of the main company, with the people who work there. */
    runningProject: RunningProject;
  }
}
