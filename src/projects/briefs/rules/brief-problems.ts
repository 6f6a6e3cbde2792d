import { emailProblem } from '#accounts/rules/email-problem.ts';
import { VACANCY_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import type { BriefAnswers } from '#projects/rules/brief-answers.ts';
import { BRIEF_TITLE_LENGTH } from './brief-limits.ts';
import type { Problem } from '#projects/positions/rules/position-problems.ts';
import { MAXIMUM_POSITIONS } from '#projects/rules/terms.ts';
import { fieldNames, fieldOf, positionSteps } from '#projects/positions/rules/vacancy-fields.ts';
import { vacancyProblems } from '#projects/positions/rules/vacancy-problems.ts';

export const briefSteps = ['project', ...positionSteps, 'summary'] as const;
export type BriefStep = (typeof briefSteps)[number];

const required = 'platform.fieldRequired';
const tooLong = 'platform.fieldTooLong';

/** What the form requires before a brief may be published, as paths into its answers. Browser and server run the same rules. */
export function briefProblems(brief: BriefAnswers): Problem[] {
  const problems = projectProblems(brief);
  if (brief.positions.length === 0 || brief.positions.length > MAXIMUM_POSITIONS)
    problems.push({ path: 'positions', code: required });
  for (const [index, position] of brief.positions.entries()) {
    for (const problem of [...vacancyProblems(position), ...professionalProblems(brief, index)])
      problems.push({ ...problem, path: `positions.${index}.${problem.path}` });
  }
  return problems;
}

function projectProblems(brief: BriefAnswers): Problem[] {
  const problems: Problem[] = [];
  if (!brief.title.trim()) problems.push({ path: 'title', code: required });
  if (brief.title.trim().length > BRIEF_TITLE_LENGTH) problems.push({ path: 'title', code: tooLong });
  if (brief.description.trim().length > VACANCY_TEXT_LENGTH) problems.push({ path: 'description', code: tooLong });
  if (!brief.type) problems.push({ path: 'type', code: required });
  if (!brief.deadline) problems.push({ path: 'deadline', code: required });
  return problems;
}

/** For in-house briefs: each vacancy names the person the company brings along, and nobody is named twice. */
function professionalProblems({ path, positions }: BriefAnswers, index: number): Problem[] {
  if (path !== 'inHouse') return [];
  const emails = positions.map(({ professionalEmail }) => professionalEmail?.trim().toLowerCase() ?? '');
  const email = emails[index]!;
  if (email === '') return [{ path: 'professionalEmail', code: required }];
  if (emailProblem(email)) return [{ path: 'professionalEmail', code: 'projects.emailInvalid' }];
  return emails.indexOf(email) < index ? [{ path: 'professionalEmail', code: 'projects.emailTwice' }] : [];
}

/** The page of the form that has a problem's field. */
export function placeOfProblem(path: string): { step: BriefStep; position: number } {
  const [, index, field] = /^positions\.(\d+)\.([^.]+)/.exec(path) ?? [];
  if (index === undefined || field === undefined) return { step: 'project', position: 0 };
  // Own candidates are asked for together with the position and are not a field of the vacancy.
  if (field === 'professionalEmail') return { step: 'position', position: Number(index) };
  const name = fieldNames.find((one) => one === field);
  return { step: (name && fieldOf(name).step) ?? 'texts', position: Number(index) };
}
