import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { quizPages } from '#quizzes/paths.ts';
import { attemptQuery } from '../quiz-queries.ts';
import type { AnyQuiz } from './answers.ts';
import type { AttemptSaver, FinishOutcome } from './attempt-saver.ts';

/** Finishes the attempt and navigates to its completed page; otherwise returns the outcome. */
export function useFinish(quiz: AnyQuiz, saver: AttemptSaver): () => Promise<FinishOutcome> {
  const { t } = useTranslation('quizzes/taking');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    const outcome = await saver.finish();
    if (outcome.kind === 'kept') toast.error(t('finishLater'), { description: t('finishLaterText') });
    if (outcome.kind === 'finished') {
      queryClient.setQueryData(attemptQuery(quiz.key).queryKey, { attempt: null });
      await navigate({ to: quizPages[quiz.key].completed, replace: true });
      await queryClient.invalidateQueries({ queryKey: ['quizzes'] });
    }
    return outcome;
  };
}
