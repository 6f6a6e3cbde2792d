import { projectPaths, sharedBriefPage } from '#projects/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#projects/server/capability.ts';
import { makeRecords } from './make-records.ts';
import { samples } from './samples.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns,
  pages: {
    'what everybody reads': ({ brief }) => [
      ...[brief.shared, `${sharedBriefPage}/00000000-0000-4000-8000-000000000000`],
    ],
    'a company': ({ brief }) => [
      ...[projectPaths.list(), projectPaths.briefForm(brief.id), '/project-brief-forms'],
      ...[projectPaths.briefSelection(), projectPaths.briefOnboarding()],
    ],
    "a company's project": ({ projectId, squad }) => [
      projectPaths.details(projectId),
      projectPaths.editPosition(projectId, 0),
      projectPaths.professionals(projectId),
      projectPaths.view(projectId),
      projectPaths.briefThanks(projectId),
      projectPaths.campaignThanks(projectId),
      projectPaths.upsellThanks(projectId, 0),
      projectPaths.professionals(squad.projectId),
      projectPaths.professionalView(squad.projectId, squad.professionalId),
    ],
    'a recruiter': () => [projectPaths.list()],
    'an administrator': () => [projectPaths.list(), projectPaths.briefSelection()],
    'a company without projects': () => [projectPaths.list(), projectPaths.briefSelection()],
  },
});
