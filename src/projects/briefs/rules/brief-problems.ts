import { emailProblem } from '#accounts/rules/email-problem.ts';
import { type BriefAnswers, type PositionAnswers, positionTitle } from './brief-answers.ts';
import { BRIEF_TITLE_LENGTH, LEAST_DESCRIPTION_LENGTH } from './brief-limits.ts';
import { vacancyTexts } from '#projects/positions/rules/position-draft.ts';
import type { Problem } from '#projects/positions/rules/position-problems.ts';
import { MAXIMUM_MONTHLY_HOURS, MAXIMUM_POSITIONS, MAXIMUM_TAGS_PER_KIND, tagKinds } from '#projects/rules/terms.ts';

export const briefSteps = ['project', 'position', 'requirements', 'conditions', 'texts', 'summary'] as const;
export type BriefStep = (typeof briefSteps)[number];

const TEXT_LENGTH = 20_000;
const required = 'platform.fieldRequired';
const tooLong = 'platform.fieldTooLong';

/** What the form asks before a brief may be published, as paths into its answers. The same rules run in the browser and on the server. */
export function briefProblems(brief: BriefAnswers): Problem[] {
  const problems = projectProblems(brief);
  if (brief.positions.length === 0 || brief.positions.length > MAXIMUM_POSITIONS)
    problems.push({ path: 'positions', code: required });
  for (const [index, position] of brief.positions.entries()) {
    for (const problem of [...answersProblems(position), ...professionalProblems(brief, index)])
      problems.push({ ...problem, path: `positions.${index}.${problem.path}` });
  }
  return problems;
}

function projectProblems(brief: BriefAnswers): Problem[] {
  const problems: Problem[] = [];
  if (!brief.title.trim()) problems.push({ path: 'title', code: required });
  if (brief.title.trim().length > BRIEF_TITLE_LENGTH) problems.push({ path: 'title', code: tooLong });
  if (brief.description.trim().length > TEXT_LENGTH) problems.push({ path: 'description', code: tooLong });
  if (!brief.type) problems.push({ path: 'type', code: required });
  if (!brief.deadline) problems.push({ path: 'deadline', code: required });
  return problems;
}

/** Of an in-house brief: each vacancy names whom the company brings along for it, and nobody twice. */
function professionalProblems({ path, positions }: BriefAnswers, index: number): Problem[] {
  if (path !== 'inHouse') return [];
  const emails = positions.map(({ professionalEmail }) => professionalEmail?.trim().toLowerCase() ?? '');
  const email = emails[index]!;
  if (email === '') return [{ path: 'professionalEmail', code: required }];
  if (emailProblem(email)) return [{ path: 'professionalEmail', code: 'projects.emailInvalid' }];
  return emails.indexOf(email) < index ? [{ path: 'professionalEmail', code: 'projects.emailTwice' }] : [];
}

function answersProblems(position: PositionAnswers): Problem[] {
  return [
    ...roleProblems(position),
    ...requirementsProblems(position),
    ...placeProblems(position),
    ...payProblems(position),
    ...vacancyTexts
      .filter((name) => position[name].trim().length > TEXT_LENGTH)
      .map((path) => ({ path, code: tooLong })),
  ];
}

function roleProblems(position: PositionAnswers): Problem[] {
  const problems: Problem[] = [];
  if (!position.profession.trim()) problems.push({ path: 'profession', code: required });
  if (positionTitle(position).length > BRIEF_TITLE_LENGTH)
    problems.push({ path: position.title.trim() ? 'title' : 'profession', code: tooLong });
  if (!position.area) problems.push({ path: 'area', code: required });
  if (position.monthlyHours === null) problems.push({ path: 'monthlyHours', code: required });
  else if (position.monthlyHours < 1 || position.monthlyHours > MAXIMUM_MONTHLY_HOURS)
    problems.push({ path: 'monthlyHours', code: 'projects.hoursRange' });
  if (position.aboutOpportunity.trim().length < LEAST_DESCRIPTION_LENGTH)
    problems.push({ path: 'aboutOpportunity', code: 'projects.descriptionTooShort' });
  return problems;
}

function requirementsProblems(position: PositionAnswers): Problem[] {
  const problems: Problem[] = [];
  if (position.experienceYears === null) problems.push({ path: 'experienceYears', code: required });
  if (position.tags.length === 0) problems.push({ path: 'tags.skills', code: 'projects.tagsMissing' });
  for (const kind of tagKinds) {
    if (position.tags.filter((tag) => tag.kind === kind).length > MAXIMUM_TAGS_PER_KIND)
      problems.push({ path: `tags.${kind}`, code: 'projects.maximumTags' });
  }
  return problems;
}

function placeProblems(position: PositionAnswers): Problem[] {
  const problems: Problem[] = [];
  if (!position.hiringModel) problems.push({ path: 'hiringModel', code: required });
  if (!position.workModel) problems.push({ path: 'workModel', code: required });
  if (position.workModel === 'hybrid' && !position.hybridReason.trim())
    problems.push({ path: 'hybridReason', code: required });
  if ((position.workModel === 'hybrid' || position.workModel === 'faceToFace') && !position.city.trim())
    problems.push({ path: 'city', code: required });
  return problems;
}

function payProblems(position: PositionAnswers): Problem[] {
  const { payPeriod, payMinimum, payMaximum, negotiable } = position;
  const problems: Problem[] = [];
  if (!negotiable && !payPeriod) problems.push({ path: 'payPeriod', code: required });
  if (!negotiable && !payMinimum) problems.push({ path: 'payMinimum', code: required });
  if (payMaximum !== null && (payMinimum === null || payMaximum < payMinimum))
    problems.push({ path: 'payMaximum', code: 'projects.payOrder' });
  return problems;
}

const stepOfField: Record<string, BriefStep> = {
  professionalEmail: 'position',
  profession: 'position',
  title: 'position',
  area: 'position',
  monthlyHours: 'position',
  aboutOpportunity: 'position',
  experienceYears: 'requirements',
  tags: 'requirements',
  requiredLanguages: 'requirements',
  hiringModel: 'conditions',
  workModel: 'conditions',
  hybridReason: 'conditions',
  city: 'conditions',
  country: 'conditions',
  payPeriod: 'conditions',
  payMinimum: 'conditions',
  payMaximum: 'conditions',
};

/** Where in the form a problem's field is. */
export function placeOfProblem(path: string): { step: BriefStep; position: number } {
  const [, index, field] = /^positions\.(\d+)\.([^.]+)/.exec(path) ?? [];
  if (index === undefined || field === undefined) return { step: 'project', position: 0 };
  return { step: stepOfField[field] ?? 'texts', position: Number(index) };
}
