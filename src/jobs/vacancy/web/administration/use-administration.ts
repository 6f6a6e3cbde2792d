import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';

interface VacancyAction<Variables, Answer> {
  act: (variables: Variables) => Promise<Answer>;
  /** The message shown on success. */
  done: (answer: Answer) => string;
  onDone: () => void;
}

/** An action of the staff on a vacancy; afterwards everything that shows vacancies is reloaded. */
export function useVacancyAction<Variables, Answer>({ act, done, onDone }: VacancyAction<Variables, Answer>) {
  const { t } = useTranslation('jobs/administration');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      toast.success(done(answer));
      onDone();
    },
    onError: (error) => void toast.error(t('failed'), { description: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  });
}
