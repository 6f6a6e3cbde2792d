import type { Attempt } from '../api.ts';
import { type AnyQuiz, type Answers, completeAnswers, type GivenAnswer, withoutSent } from './answers.ts';

export interface AttemptState {
  /** The last known state on the server. */
  readonly attempt: Attempt;
  /** Answers not on the server yet: being sent, incomplete, or offline. */
  readonly drafts: Answers;
  /** `kept`: sending failed, and they wait on this device. */
  readonly saving: 'saved' | 'saving' | 'kept';
  readonly isFinishing: boolean;
  /** Another tab or device answered meanwhile, and both were merged. */
  readonly isJoined: boolean;
  /** Why this page cannot continue: the test has a new version, or the attempt was finished elsewhere. */
  readonly stopped: null | 'outdated' | 'ended';
}

/** The initial state of the page, including the answers saved on this device. */
export function openState(quiz: AnyQuiz, attempt: Attempt, kept: Answers): AttemptState {
  const waiting = withoutSent(kept, asGiven(attempt.answers));
  const saving = completeAnswers(quiz, waiting).length > 0 ? 'saving' : 'saved';
  return { attempt, drafts: waiting, saving, isFinishing: false, isJoined: false, stopped: null };
}

/** The answers that this page shows: local ones override those of the server. */
export function answersOf({ attempt, drafts }: AttemptState): Answers {
  return { ...attempt.answers, ...drafts };
}

export function afterChange(state: AttemptState, { step, answer }: GivenAnswer): AttemptState {
  return { ...state, drafts: { ...state.drafts, [step]: answer }, isJoined: false };
}

export function afterSave(state: AttemptState, attempt: Attempt, sent: readonly GivenAnswer[]): AttemptState {
  return { ...state, attempt, drafts: withoutSent(state.drafts, sent) };
}

/** Applies the attempt on the server; one of another version of the test cannot be shown by this page. */
export function afterReading(quiz: AnyQuiz, state: AttemptState, read: Attempt | null): AttemptState {
  if (!read || read.id !== state.attempt.id) return { ...state, stopped: 'ended', saving: 'saved' };
  if (read.quizVersion !== quiz.version) return { ...state, attempt: read, stopped: 'outdated' };
  if (read.version <= state.attempt.version) return state;
  const shown = answersOf(state);
  const isNews = asGiven(read.answers).some(
    ({ step, answer }) => JSON.stringify(answer) !== JSON.stringify(shown[step]),
  );
  return { ...state, attempt: read, isJoined: isNews };
}

function asGiven(answers: Answers): GivenAnswer[] {
  return Object.entries(answers).map(([step, answer]) => ({ step: Number(step), answer }));
}
