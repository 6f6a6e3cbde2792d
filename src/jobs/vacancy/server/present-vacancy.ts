import { presentPay } from '#jobs/board/server/read-board.ts';
import type { FoundJob } from '#jobs/vacancy/server/find-job.ts';
import { listedFields, pageFields, pickFields } from '#projects/positions/rules/vacancy-fields.ts';

/** Copied field by field, so that fields outside the board's list never leave the server. */
export function presentVacancy({ position, projectType, workspaceAbout, workspaceCulture }: FoundJob) {
  const { projectId, positionIndex, companyName } = position;
  // The workspace's description does not apply if another company hires.
  const ownWords = (text: string) => (position.hiringCompany === null && text !== '' ? text : null);
  return {
    ...pickFields(position, listedFields),
    ...pickFields(position, pageFields),
    projectId,
    positionIndex,
    companyName,
    projectType,
    aboutCompany: position.aboutCompany ?? ownWords(workspaceAbout),
    culture: position.culture ?? ownWords(workspaceCulture),
    pay: presentPay(position),
    publishedAt: position.publishedAt.toISOString(),
  };
}
