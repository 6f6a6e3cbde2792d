import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '#ui/toasts/toast-store.ts';
import type { Attempt } from '../api.ts';
import { attemptQuery } from '../quiz-queries.ts';
import type { AnyQuiz } from './answers.ts';
import { attemptCalls } from './attempt-calls.ts';
import { createAttemptSaver } from './attempt-saver.ts';

/** An open attempt and its saver, which continues after the page is left. */
export function useAttempt(quiz: AnyQuiz, attempt: Attempt) {
  const [saver] = useState(() =>
    createAttemptSaver({ quiz, attempt, calls: attemptCalls(quiz.key), onRefused: (message) => toast.error(message) }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  const queryClient = useQueryClient();

  // A returning person finds the answers unchanged.
  const saved = state.attempt;
  useEffect(() => {
    if (saved.version > attempt.version) queryClient.setQueryData(attemptQuery(quiz.key).queryKey, { attempt: saved });
  }, [saved, attempt, queryClient, quiz]);

  // Answers saved on this device are sent first.
  useEffect(() => void saver.save(), [saver]);

  return { saver, state };
}
