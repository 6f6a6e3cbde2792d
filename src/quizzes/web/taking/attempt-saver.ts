import { afterPaint } from '#ui/after-paint.ts';
import type { Attempt } from '../api.ts';
import { type AnyQuiz, completeAnswers, firstOpenStep, type GivenAnswer, isAnswered } from './answers.ts';
import type { attemptCalls } from './attempt-calls.ts';
import { afterChange, afterReading, afterSave, answersOf, type AttemptState, openState } from './attempt-state.ts';
import { deviceAnswers } from './device-answers.ts';
import { createRetry } from './retry-later.ts';
import { problemOf } from './save-problem.ts';

/** Immediate retries of a save that conflicted with another one. */
const JOINS = 5;

/** `kept`: no connection · `open`: this step still lacks its answer · `stopped`: the state says why. */
export type FinishOutcome = { kind: 'finished' | 'kept' | 'stopped' } | { kind: 'open'; step: number };

interface SaverOptions {
  quiz: AnyQuiz;
  attempt: Attempt;
  calls: ReturnType<typeof attemptCalls>;
  onRefused: (message: string) => void;
}
export type AttemptSaver = ReturnType<typeof createAttemptSaver>;

/**
 * Saves the answers of an attempt: in this browser at once, on the server one call after the other, each with the version it is
 * based on. Nothing waits for it; the page shows the answers, and the state tells how far the server is. Failed calls are retried.
 */
export function createAttemptSaver({ quiz, attempt, calls, onRefused }: SaverOptions) {
  const { id } = attempt;
  const listeners = new Set<() => void>();
  let state = openState(quiz, attempt, deviceAnswers.read(id));
  let running: Promise<boolean> | null = null;
  const retry = createRetry(() => void save());

  function set(next: AttemptState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function drop(sent: readonly GivenAnswer[]): void {
    deviceAnswers.drop(id, sent);
  }

  /** Whether the test can continue from the server's current state. */
  async function reread(): Promise<boolean> {
    const read = await calls.read().catch(() => undefined);
    if (read === undefined) return false;
    set(afterReading(quiz, state, read));
    if (state.stopped === 'ended') deviceAnswers.clear(id);
    return state.stopped === null;
  }

  async function recover(problem: unknown, sent: readonly GivenAnswer[]): Promise<boolean> {
    const found = problemOf(problem, sent);
    if (found.kind === 'reread') return reread();
    if (found.kind === 'refused' && found.given.length > 0) {
      drop(found.given);
      set(afterSave(state, state.attempt, found.given));
      onRefused(found.message);
      return true;
    }
    return false;
  }

  /** Sends complete answers until none is left; false when something must wait. */
  async function send(): Promise<boolean> {
    for (let failed = 0; failed <= JOINS;) {
      const ready = completeAnswers(quiz, state.drafts);
      if (ready.length === 0 || state.stopped) return !state.stopped;
      // During retries the page still shows where the answers are.
      if (state.saving !== 'kept') set({ ...state, saving: 'saving' });
      try {
        const saved = await calls.save(state.attempt.version, ready);
        drop(ready);
        set(afterSave(state, saved, ready));
      } catch (problem) {
        failed += 1;
        if (!(await recover(problem, ready))) return false;
      }
    }
    return false;
  }

  function save(): Promise<boolean> {
    running ??= send().then((isDone) => {
      running = null;
      settle(isDone);
      return isDone;
    });
    return running;
  }

  function settle(isDone: boolean): void {
    const mustWait = !isDone && !state.stopped;
    set({ ...state, saving: mustWait ? 'kept' : 'saved' });
    if (mustWait) retry.later();
    else retry.stop();
  }

  async function close(): Promise<FinishOutcome> {
    for (let tries = 0; tries < JOINS; tries += 1) {
      if (!(await save())) return { kind: state.stopped ? 'stopped' : 'kept' };
      const step = firstOpenStep(quiz, answersOf(state));
      if (!isAnswered(quiz, answersOf(state), step)) return { kind: 'open', step };
      try {
        await calls.finish(state.attempt.version);
        deviceAnswers.clear(id);
        return { kind: 'finished' };
      } catch (problem) {
        if (problemOf(problem, []).kind === 'later' || !(await reread())) {
          return { kind: state.stopped ? 'stopped' : 'kept' };
        }
      }
    }
    return { kind: 'kept' };
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (given: GivenAnswer) => {
      if (state.stopped || state.isFinishing) return;
      deviceAnswers.keep(id, given);
      set(afterChange(state, given));
      // The answer is rendered before it is sent.
      void afterPaint().then(save);
    },
    save,
    /** Applies a newer read of the attempt; ignored while a call of its own is in progress. */
    adopt: (read: Attempt | null) => {
      if (!running && !state.isFinishing) set(afterReading(quiz, state, read));
    },
    finish: async (): Promise<FinishOutcome> => {
      set({ ...state, isFinishing: true });
      const outcome = await close();
      set({ ...state, isFinishing: outcome.kind === 'finished' });
      if (outcome.kind === 'kept') settle(false);
      return outcome;
    },
  };
}
