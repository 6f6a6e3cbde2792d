import { presentPay } from '#jobs/board/server/read-board.ts';
import { companyWords } from '#jobs/rules/company-words.ts';
import type { FoundJob } from '#jobs/vacancy/server/find-job.ts';
import { listedFields, pageFields, pickFields } from '#projects/positions/rules/vacancy-fields.ts';

/** Copied field by field, so that fields outside the board's list never leave the server. */
export function presentVacancy({ position, projectType, workspaceAbout, workspaceCulture }: FoundJob) {
  const { projectId, positionIndex, companyName } = position;
  return {
    ...pickFields(position, listedFields),
    ...pickFields(position, pageFields),
    projectId,
    positionIndex,
    companyName,
    projectType,
    ...companyWords(position, { about: workspaceAbout, culture: workspaceCulture }),
    pay: presentPay(position),
    publishedAt: position.publishedAt.toISOString(),
  };
}
