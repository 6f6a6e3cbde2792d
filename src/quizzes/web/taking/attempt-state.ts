import type { Attempt } from '../api.ts';
import { type AnyQuiz, type Answers, completeAnswers, type GivenAnswer, withoutSent } from './answers.ts';

export interface AttemptState {
  /** As the server had it last. */
  readonly attempt: Attempt;
  /** Given here and not on the server yet, because they are on their way, half done, or there is no connection. */
  readonly drafts: Answers;
  /** `kept`: they did not get through and wait on this device. */
  readonly saving: 'saved' | 'saving' | 'kept';
  readonly isFinishing: boolean;
  /** Another tab or device answered meanwhile and both were joined. */
  readonly isJoined: boolean;
  /** Why this page cannot go on: the test got a new version, or the attempt was finished elsewhere. */
  readonly stopped: null | 'outdated' | 'ended';
}

/** What a test looks like when its page opens, with what this device had kept of it. */
export function openState(quiz: AnyQuiz, attempt: Attempt, kept: Answers): AttemptState {
  const waiting = withoutSent(kept, asGiven(attempt.answers));
  const saving = completeAnswers(quiz, waiting).length > 0 ? 'saving' : 'saved';
  return { attempt, drafts: waiting, saving, isFinishing: false, isJoined: false, stopped: null };
}

/** Every answer as this page shows it: what was given here counts before what the server has. */
export function answersOf({ attempt, drafts }: AttemptState): Answers {
  return { ...attempt.answers, ...drafts };
}

export function afterChange(state: AttemptState, { step, answer }: GivenAnswer): AttemptState {
  return { ...state, drafts: { ...state.drafts, [step]: answer }, isJoined: false };
}

export function afterSave(state: AttemptState, attempt: Attempt, sent: readonly GivenAnswer[]): AttemptState {
  return { ...state, attempt, drafts: withoutSent(state.drafts, sent) };
}

/** Takes over the attempt as it is on the server; one of another version of the test cannot be shown by this page. */
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
