import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { moment, optionalText, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companyPeople, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import {
  ANSWER_LENGTH,
  MAXIMUM_QUESTIONS,
  QUESTION_LENGTH,
  questionKinds,
  recommendations,
  SCALE_MAXIMUM,
  scorecardStages,
} from '#pipeline/evaluation/rules/scorecard.ts';
import { positionParams } from '#projects/schemas.ts';

const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const stage = z.enum(scorecardStages);
const seen = z.int().min(0).describe('0: there is none yet');
const question = z.strictObject({
  id: z.uuid(),
  kind: z.enum(questionKinds),
  text: text(QUESTION_LENGTH, 1),
  isRequired: z.boolean(),
});
const questions = z
  .array(question)
  .max(MAXIMUM_QUESTIONS)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);
const answers = z.record(z.uuid(), z.union([z.int().min(1).max(SCALE_MAXIMUM), z.boolean(), text(ANSWER_LENGTH)]));
const form = z.object({ formId: z.uuid().nullable(), questions: z.array(question) });

const scorecard = z.object({
  scorecardId: z.uuid(),
  stage,
  author: z.object({ name: z.string(), image: z.string().nullable() }),
  own: z.boolean(),
  /** The questions as they were when the scorecard was filled in. */
  questions: z.array(question),
  answers,
  recommendation: z.enum(recommendations),
  note: z.string().nullable(),
  updatedAt: moment,
  version,
});
export type Scorecard = z.infer<typeof scorecard>;

export const candidateScorecards = z.object({
  /** In the order of the stages; for the current stage, others' scorecards are included only once the caller's own is filled in. */
  cards: z.array(scorecard),
  /** The number of others' scorecards that are hidden until the caller's own is filled in. */
  hidden: z.int(),
  /** The scorecard that the caller can fill in now; null when the stage has none or the candidate is not active. */
  open: form.extend({ stage }).nullable(),
});
export type CandidateScorecards = z.infer<typeof candidateScorecards>;

const asked = z.object({ version: z.int().min(0), questions: z.array(question) });
export const stageQuestions = z.object({
  stage,
  company: asked,
  /** Null: the position uses the company's questions. */
  position: z.object({ version: z.int().min(0), questions: z.array(question).nullable() }),
});
export type StageQuestions = z.infer<typeof stageQuestions>;
const companyQuestions = asked.extend({ stage });
export type CompanyQuestions = z.infer<typeof companyQuestions>;

const candidate = z.object({ applicationId: z.uuid() });
const { notFound, forbidden, staleVersion } = platformErrors;

export const scorecardsContract = defineContract({
  'GET /candidates/{applicationId}/scorecards': operation({
    summary: "The cards of a candidate; others' cards of the stage stay hidden until the caller's own is in",
    access: people,
    params: candidate,
    output: candidateScorecards,
    errors: [notFound],
  }),
  'PUT /candidates/{applicationId}/scorecards/{stage}': operation({
    summary: "Fill in or change the caller's own card, while the candidate is in that stage",
    access: people,
    changes: [pipelineHappenings.scorecardFilledIn],
    unverified: openToUnverified.candidates,
    params: candidate.extend({ stage }),
    body: z.strictObject({
      /** The questions that the caller saw; an existing scorecard keeps its own. */
      formId: z.uuid().nullable(),
      version: seen,
      answers: answers.refine((all) => Object.keys(all).length <= MAXIMUM_QUESTIONS),
      recommendation: z.enum(recommendations),
      note: optionalText(FREE_TEXT_LENGTH),
    }),
    status: 200,
    output: scorecard,
    errors: [
      notFound,
      forbidden,
      staleVersion,
      pipelineErrors.stageLeft,
      pipelineErrors.questionsChanged,
      pipelineErrors.answersMissing,
    ],
  }),
  'GET /candidates/scorecardQuestions': operation({
    summary: 'What a company asks about candidates of each stage, wherever a job has no questions of its own',
    access: companyPeople,
    query: ofCompany,
    output: z.object({ stages: z.array(companyQuestions) }),
    errors: [notFound],
  }),
  'PUT /candidates/scorecardQuestions/{stage}': operation({
    summary: 'Set what a company asks in a stage; cards filled in before keep their questions',
    access: { roles: ['squadOwner', 'admin'], permission: 'chooseSuggested' },
    changes: [pipelineHappenings.scorecardQuestionsChanged],
    unverified: openToUnverified.candidates,
    params: z.object({ stage }),
    query: ofCompany,
    body: z.strictObject({ version: seen, questions }),
    status: 200,
    output: companyQuestions,
    errors: [notFound, staleVersion],
  }),
  'GET /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions': operation({
    summary: 'What the company asks about candidates of each stage, and what this position asks instead',
    access: people,
    params: positionParams,
    output: z.object({ stages: z.array(stageQuestions), abilities: z.object({ edit: z.boolean() }) }),
    errors: [notFound],
  }),
  'PUT /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions/{stage}': operation({
    summary: 'Set the questions of a stage, for the company or for this position; cards filled in before keep theirs',
    access: { roles: ['squadOwner', 'admin'], permission: 'chooseSuggested' },
    changes: [pipelineHappenings.scorecardQuestionsChanged],
    unverified: openToUnverified.candidates,
    params: positionParams.extend({ stage }),
    body: z
      .strictObject({ scope: z.enum(['company', 'position']), version: seen, questions: questions.nullable() })
      .refine(({ scope, questions: list }) => scope === 'position' || list !== null),
    status: 200,
    output: stageQuestions,
    errors: [notFound, staleVersion],
  }),
});
