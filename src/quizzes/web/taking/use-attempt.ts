import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { Attempt } from '../api.ts';
import { attemptQuery } from '../quiz-queries.ts';
import type { AnyQuiz } from './answers.ts';
import { attemptCalls } from './attempt-calls.ts';
import { createAttemptSaver } from './attempt-saver.ts';

const AGAIN_AFTER_MS = [2_000, 5_000, 10_000, 30_000];

/** An open attempt and its saver, which tries again as soon as there may be a connection. */
export function useAttempt(quiz: AnyQuiz, attempt: Attempt) {
  const [saver] = useState(() =>
    createAttemptSaver({ quiz, attempt, calls: attemptCalls(quiz.key), onRefused: (message) => toast.error(message) }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  const queryClient = useQueryClient();

  // Who leaves and comes back finds the answers as they were.
  const saved = state.attempt;
  useEffect(() => {
    if (saved.version > attempt.version) queryClient.setQueryData(attemptQuery(quiz.key).queryKey, { attempt: saved });
  }, [saved, attempt, queryClient, quiz]);

  useEffect(() => {
    const saveAgain = () => void saver.save();
    saveAgain();
    window.addEventListener('online', saveAgain);
    return () => window.removeEventListener('online', saveAgain);
  }, [saver]);

  const isKept = state.saving === 'kept';
  useEffect(() => {
    if (!isKept) return;
    let timer = 0;
    const tryAfter = (round: number) => {
      const wait = AGAIN_AFTER_MS[Math.min(round, AGAIN_AFTER_MS.length - 1)];
      timer = window.setTimeout(() => void saver.save().then((isDone) => isDone || tryAfter(round + 1)), wait);
    };
    tryAfter(0);
    return () => window.clearTimeout(timer);
  }, [isKept, saver]);

  return { saver, state };
}
