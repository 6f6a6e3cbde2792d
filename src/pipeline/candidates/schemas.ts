import { z } from 'zod';
import { applicationStates, stages } from '#applications/rules/stages.ts';
import { tagColours } from '#platform/contract/tag-colours.ts';
import { currency, moment, version } from '#platform/contract/schemas.ts';
import { mainActions } from '#projects/rules/main-action.ts';
import { positionStates, projectStatuses } from '#projects/rules/terms.ts';

export const stage = z.enum(stages);

export const candidateTag = z.object({ tagId: z.uuid(), name: z.string(), colour: z.enum(tagColours) });
export type CandidateTag = z.infer<typeof candidateTag>;

/** A candidate as board and list show them. */
export const candidateCard = z.object({
  applicationId: z.uuid(),
  memberId: z.uuid(),
  name: z.string(),
  image: z.string().nullable(),
  jobTitle: z.string(),
  /** Years of experience, 10 for ten or more. */
  level: z.int().nullable(),
  city: z.string(),
  skills: z.array(z.string()),
  expected: z.object({ currency, hourValue: z.int().nullable(), monthValue: z.int().nullable() }),
  stage,
  state: z.enum(applicationStates),
  /** Whether the talent team suggests this candidate. */
  isSuggested: z.boolean(),
  selectedAt: moment.nullable(),
  /** When they are told that they were not selected, and whether in the company's own words; null: nothing to tell, or told. */
  notice: z.object({ sendAt: moment, isOwn: z.boolean() }).nullable(),
  stageEnteredAt: moment,
  appliedAt: moment,
  late: z.boolean(),
  /** The company's own labels, in alphabetical order. */
  tags: z.array(candidateTag),
  /** The vacancy, where the candidates of several are listed together. */
  place: z
    .object({ projectId: z.uuid(), positionIndex: z.int(), title: z.string(), projectTitle: z.string() })
    .optional(),
  version,
});
export type CandidateCard = z.infer<typeof candidateCard>;

/** The actions on candidates of this position that are available to the caller. */
export const abilities = z.object({
  move: z.boolean(),
  /** The stages that the caller may move candidates from and to. */
  targets: z.array(stage),
  select: z.boolean(),
  hire: z.boolean(),
  disqualify: z.boolean(),
  comment: z.boolean(),
  /** Only for the talent team. */
  suggest: z.boolean(),
});
export type Abilities = z.infer<typeof abilities>;

export const positionHead = z.object({
  positionId: z.uuid(),
  workspaceId: z.uuid(),
  projectId: z.uuid(),
  projectTitle: z.string(),
  projectStatus: z.enum(projectStatuses),
  positionIndex: z.int(),
  title: z.string(),
  state: z.enum(positionStates),
});

/** A position of the same project. */
export const siblingPosition = z.object({
  positionIndex: z.int(),
  title: z.string(),
  state: z.enum(positionStates),
  candidates: z.int(),
  /** What the one main button of its head does for this reader. */
  mainAction: z.enum(mainActions).nullable(),
});

export const boardColumn = z.object({
  stage,
  count: z.int(),
  /** Whether there are more; counts over a whole company are exact to 1,000. */
  more: z.boolean().optional(),
  cards: z.array(candidateCard),
  nextCursor: z.string().nullable(),
});

export const board = z.object({
  /** `isOverdue`: the project is past the deadline of its brief. */
  position: positionHead.extend({ isOverdue: z.boolean() }),
  /** All positions of the project, for switching between them. */
  positions: z.array(siblingPosition),
  columns: z.array(boardColumn),
  /** Counts without search and filters. */
  total: z.int(),
  /** The skills that the vacancy requires, to filter by. */
  skillOptions: z.array(z.string()),
  abilities,
});
export type Board = z.infer<typeof board>;

/** The outcome for one candidate of many. */
export const bulkResult = z.object({
  applicationId: z.uuid(),
  outcome: z.enum(['done', 'refused']),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type BulkResult = z.infer<typeof bulkResult>;
