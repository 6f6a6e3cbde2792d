import type { Answers, GivenAnswer } from './answers.ts';
import { withoutSent } from './answers.ts';

const keyOf = (attemptId: string) => `quizAnswers:${attemptId}`;

function read(attemptId: string): Answers {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(attemptId)) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
  } catch {
    return {};
  }
}

function write(attemptId: string, answers: Answers): void {
  try {
    if (Object.keys(answers).length === 0) window.localStorage.removeItem(keyOf(attemptId));
    else window.localStorage.setItem(keyOf(attemptId), JSON.stringify(answers));
  } catch {
    // Storage full or blocked: the answers stay in this page until they are sent.
  }
}

/** Answers not on the server yet, saved in this browser by attempt. Each change reads before it writes, because other tabs share the storage. */
export const deviceAnswers = {
  read,
  keep: (attemptId: string, { step, answer }: GivenAnswer) => write(attemptId, { ...read(attemptId), [step]: answer }),
  drop: (attemptId: string, sent: readonly GivenAnswer[]) => write(attemptId, withoutSent(read(attemptId), sent)),
  clear: (attemptId: string) => write(attemptId, {}),
};
