import { z } from 'zod';
import { interviewView } from '#applications/interviews/schemas.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { moment, version } from '#platform/contract/schemas.ts';
import { abilities, candidateCard, positionHead, stage } from '#pipeline/candidates/schemas.ts';
import { candidateSuggestion, suggestionStep } from '#pipeline/candidates/suggestion-schemas.ts';
import { companyProfile } from '#profiles/audience-schemas.ts';

/** A member's profile as companies see it. */
export const candidateProfile = companyProfile;
export type CandidateProfile = z.infer<typeof candidateProfile>;

const person = z.object({ name: z.string(), image: z.string().nullable() });

export const candidateComment = z.object({
  commentId: z.uuid(),
  text: z.string(),
  author: person,
  createdAt: moment,
  editedAt: moment.nullable(),
  version,
  /** The people it mentions. */
  mentions: z.array(z.object({ userId: z.uuid(), name: z.string() })),
  callsReader: z.boolean(),
  own: z.boolean(),
});

export const candidateView = z.object({
  card: candidateCard,
  position: positionHead,
  /** The skills that the vacancy requires. */
  wantedSkills: z.array(z.string()),
  profile: candidateProfile,
  history: z.array(
    z.object({
      id: z.uuid(),
      event: z.string(),
      fromStage: stage.nullable(),
      toStage: stage.nullable(),
      reason: z.string().nullable(),
      actor: person.nullable(),
      at: moment,
    }),
  ),
  /** The current suggestion, and the history of suggestions. */
  suggestion: candidateSuggestion.nullable(),
  suggestionSteps: z.array(suggestionStep),
  comments: z.array(candidateComment),
  /** The newest interview of each kind. */
  interviews: z.array(interviewView),
  /** The date by which the candidate was promised an answer; null when it is there. */
  answerDueAt: moment.nullable(),
  /** The tests that the candidate finished, for callers who may open their results; null for others. */
  finishedTests: z.array(z.enum(quizKeys)).nullable(),
  /** Whether the candidate lets the company read the results. */
  areResultsShared: z.boolean(),
  isOfCompany: z.boolean(),
  /** Whether the vacancy is for certain groups: only then a candidate may have declared something to the company. */
  isAffirmative: z.boolean(),
  abilities,
});
export type CandidateView = z.infer<typeof candidateView>;
