import { VACANCY_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import type { PositionAnswers } from '#projects/rules/brief-answers.ts';
import { MAXIMUM_TAG_LENGTH, MAXIMUM_TAGS_PER_KIND, tagKinds } from '#projects/rules/terms.ts';
import type { Problem } from './position-problems.ts';
import { fieldOf, type FormField, formFields, positionSteps, vacancyFields, vacancyTexts } from './vacancy-fields.ts';

const MINIMUM_DESCRIPTION_LENGTH = 80;

const required = 'platform.fieldRequired';
const tooLong = 'platform.fieldTooLong';

/**
 * What a vacancy lacks before it may be published, as paths into its answers: the same for the brief and for one that is added to a project. In
 * the order of the form; texts that are too long come last.
 */
export function vacancyProblems(position: PositionAnswers): Problem[] {
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

/** The step of the form that has a problem's field. */
export function stepOfProblem(path: string): (typeof positionSteps)[number] {
  const name = formFields.find((one) => one === path.split('.')[0]);
  return (name && fieldOf(name).step) ?? 'texts';
}
