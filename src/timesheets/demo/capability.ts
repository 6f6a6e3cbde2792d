import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import { plantAgreements } from './plant-agreements.ts';
import { plantHours } from './plant-hours.ts';
import { plantReviews } from './plant-reviews.ts';
import { plantRulings } from './plant-rulings.ts';

/** About a month of hours at the tasks of the running project, with what the company said of them. */
export const capability = defineDemoCapability({
  plant: async ({ database }, { mainCompany, staff: { adminId }, runningProject, taskIds }) => {
    const now = new Date();
    const { workspaceId, ownerId } = mainCompany;
    const { projectId, memberIds } = runningProject;
    const place = { workspaceId, projectId, ownerId, adminId, taskIds, memberIds };
    await plantHours({ database }, place, now);
    await plantReviews(database, place, now);
    await plantAgreements(database, projectId);
    await plantRulings(database, { workspaceId, projectId, ownerId });
    return {};
  },
});
