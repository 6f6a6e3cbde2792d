import {
  agendaPath,
  candidatesPath,
  hiringProcessPath,
  jobInvitationPath,
  pipelinePath,
  settingsPaths,
  squadAccept,
  squadMemberPage,
  squadOwnerView,
  squadThanks,
  stopInvitationsPath,
} from '#pipeline/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#pipeline/server/capability.ts';
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
    'what everybody reads': () => [jobInvitationPath('unknown'), stopInvitationsPath('unknown')],
    'a company': () => [
      ...Object.values(settingsPaths),
      candidatesPath,
      `${candidatesPath}?layout=table`,
      agendaPath,
      `${agendaPath}?view=list`,
    ],
    "a company's project": ({ projectId, memberId, squad }) => [
      pipelinePath(projectId, { view: 'board' }),
      pipelinePath(projectId, { view: 'list' }),
      projectPaths.squad(projectId),
      hiringProcessPath(projectId, 0, memberId),
      squadOwnerView(squad.projectId),
      squadThanks('approved', projectId),
      squadThanks('disapproved', projectId),
    ],
    'a professional': ({ projectId }) => [squadMemberPage, squadAccept(projectId, 0)],
    'a recruiter': () => [candidatesPath, agendaPath, settingsPaths.tags],
    'an administrator': ({ projectId }) => [candidatesPath, pipelinePath(projectId)],
    'a company without projects': () => [candidatesPath, agendaPath, ...Object.values(settingsPaths)],
  },
});
