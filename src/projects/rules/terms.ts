/** The 14 statuses in the specification's order. */
export const projectStatuses = [
  'underReview',
  'checkingDocumentation',
  'waitingContractElaboration',
  'awaitingContractSignature',
  'ownerOnboarding',
  'inRecruitment',
  'awaitingProfessionalContracts',
  'waitingProfessionalSignatures',
  'professionalsOnboarding',
  'awaitingPayment',
  'inOnboarding',
  'ongoing',
  'finished',
  'canceled',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const projectTypes = ['recurring', 'oneshot'] as const;
export const projectPaths = ['hunting', 'inHouse'] as const;
export const deadlines = ['noIdea', 'upTo5Days', 'upTo30Days', '30To60Days', '30To90Days', 'over90Days'] as const;
export const areas = ['design', 'programming', 'marketing', 'other'] as const;
export const hiringModels = ['CLT', 'PJ'] as const;
export const workModels = ['remote', 'faceToFace', 'hybrid'] as const;
export const payPeriods = ['hour', 'month'] as const;
export const affirmativeTargets = [
  'women',
  'lgbtqiapn',
  'nonWhitePeople',
  'nonWhiteWomen',
  'peopleWithDisabilities',
] as const;
export const tagKinds = ['skills', 'softwares', 'methodologies', 'languages', 'databases'] as const;
export const proficiencies = ['basic', 'intermediate', 'advanced', 'fluent', 'native'] as const;
/**
 * `open` is on the job board, the others are off it. `filled` by a hire; afterwards `inReplacement` while a successor is searched for,
 * `replaced` once one is hired, `deactivated` when the professional stopped without a successor.
 */
export const positionStates = [
  'open',
  'filled',
  'closed',
  'hidden',
  'removed',
  'inReplacement',
  'replaced',
  'deactivated',
] as const;

export type ProjectType = (typeof projectTypes)[number];
export type ProjectPath = (typeof projectPaths)[number];
export type Deadline = (typeof deadlines)[number];
export type Area = (typeof areas)[number];
export type HiringModel = (typeof hiringModels)[number];
export type WorkModel = (typeof workModels)[number];
export type PayPeriod = (typeof payPeriods)[number];
export type AffirmativeTarget = (typeof affirmativeTargets)[number];
export type TagKind = (typeof tagKinds)[number];
export type Proficiency = (typeof proficiencies)[number];
export type PositionState = (typeof positionStates)[number];

/** Who changes a project's status: `system` when it follows from another change. */
export const moveMakers = ['owner', 'admin', 'system'] as const;
export type MoveMaker = (typeof moveMakers)[number];

export interface Tag {
  kind: TagKind;
  name: string;
}
export interface RequiredLanguage {
  /** ISO 639-1 code. */
  language: string;
  proficiency: Proficiency;
}

/** Years of experience required: 1 to 9, and 10 for ten or more. */
export const MAXIMUM_EXPERIENCE_YEARS = 10;
export const MAXIMUM_TAGS_PER_KIND = 30;
export const MAXIMUM_TAG_LENGTH = 100;
/** Per brief; a project may grow beyond it. */
export const MAXIMUM_POSITIONS = 20;
export const MAXIMUM_PROJECT_POSITIONS = 100;
/** One person's month: 31 days of at most 8 hours. */
export const MAXIMUM_MONTHLY_HOURS = 248;
/** Cents that an hour costs at most, as negotiations have it. */
export const MAXIMUM_HOURLY_CENTS = 10_000_000;
