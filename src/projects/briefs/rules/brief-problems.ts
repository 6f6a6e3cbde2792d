import { emailProblem } from '#accounts/rules/email-problem.ts';
import { VACANCY_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import type { BriefAnswers, PositionAnswers } from '#projects/rules/brief-answers.ts';
import { BRIEF_TITLE_LENGTH, MINIMUM_DESCRIPTION_LENGTH } from './brief-limits.ts';
import type { Problem } from '#projects/positions/rules/position-problems.ts';
import { MAXIMUM_POSITIONS, MAXIMUM_TAG_LENGTH, MAXIMUM_TAGS_PER_KIND, tagKinds } from '#projects/rules/terms.ts';
import {
  fieldNames,
  fieldOf,
  type FormField,
  formFields,
  positionSteps,
  vacancyFields,
  vacancyTexts,
} from '#projects/positions/rules/vacancy-fields.ts';

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
    for (const problem of [...answersProblems(position), ...professionalProblems(brief, index)])
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

/** In the order of the form; texts that are too long come last. */
function answersProblems(position: PositionAnswers): Problem[] {
  return [
    ...positionSteps.flatMap((step) =>
      formFields.filter((name) => fieldOf(name).step === step).flatMap((name) => fieldProblems(name, position)),
    ),
    ...vacancyTexts
      .filter((name) => position[name].trim().length > VACANCY_TEXT_LENGTH)
      .map((path) => ({ path, code: tooLong })),
  ];
}

function fieldProblems(name: FormField, position: PositionAnswers): Problem[] {
  if (name === 'tags') return tagsProblems(position);
  if (fieldOf(name).required && isUnsaid(position[name])) return [{ path: name, code: required }];
  const code = rulesOfFields[name]?.(position) ?? outOfBounds(name, position[name]);
  return code === null ? [] : [{ path: name, code }];
}

function isUnsaid(answer: PositionAnswers[FormField]): boolean {
  return answer === null || (typeof answer === 'string' && answer.trim() === '');
}

/** A draft stores incomplete and over-long input. The long texts of a vacancy are checked after all its fields. */
function outOfBounds(name: FormField, answer: PositionAnswers[FormField]): string | null {
  const field = fieldOf(name);
  if (field.kind === 'words' && typeof answer === 'string') return answer.trim().length > field.most ? tooLong : null;
  if (field.kind !== 'number' || typeof answer !== 'number') return null;
  if (answer < field.least) return 'platform.fieldTooSmall';
  return answer > field.most ? 'platform.fieldTooBig' : null;
}

/** Requirements of a field besides being filled in, as codes of its problems. */
const rulesOfFields: { [Name in FormField]?: (position: PositionAnswers) => string | null } = {
  monthlyHours: ({ monthlyHours: hours }) => {
    const { least, most } = vacancyFields.monthlyHours;
    return hours !== null && (hours < least || hours > most) ? 'projects.hoursRange' : null;
  },
  aboutOpportunity: ({ aboutOpportunity }) =>
    aboutOpportunity.trim().length < MINIMUM_DESCRIPTION_LENGTH ? 'projects.descriptionTooShort' : null,
  hybridReason: ({ workModel, hybridReason }) => (workModel === 'hybrid' && !hybridReason.trim() ? required : null),
  city: ({ workModel, city }) =>
    (workModel === 'hybrid' || workModel === 'faceToFace') && !city.trim() ? required : null,
  payPeriod: ({ negotiable, payPeriod }) => (!negotiable && !payPeriod ? required : null),
  payMinimum: ({ negotiable, payMinimum }) => (!negotiable && !payMinimum ? required : null),
  payMaximum: ({ payMinimum, payMaximum }) =>
    payMaximum !== null && (payMinimum === null || payMaximum < payMinimum) ? 'projects.payOrder' : null,
};

function tagsProblems({ tags }: PositionAnswers): Problem[] {
  if (tags.length === 0) return [{ path: 'tags.skills', code: 'projects.tagsMissing' }];
  return tagKinds.flatMap((kind) => {
    const path = `tags.${kind}`;
    const ofKind = tags.filter((tag) => tag.kind === kind);
    if (ofKind.length > MAXIMUM_TAGS_PER_KIND) return [{ path, code: 'projects.maximumTags' }];
    return ofKind.some(({ name }) => name.trim().length > MAXIMUM_TAG_LENGTH) ? [{ path, code: tooLong }] : [];
  });
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
