import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { Attempt } from '../api.ts';
import { attemptQuery } from '../quiz-queries.ts';
import type { AnyQuiz } from './answers.ts';
import { attemptCalls } from './attempt-calls.ts';
import { createAttemptSaver } from './attempt-saver.ts';

/** An open attempt and its saver, which goes on although the page is left. */
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

  // What this device had kept goes first.
  useEffect(() => void saver.save(), [saver]);

  return { saver, state };
}
