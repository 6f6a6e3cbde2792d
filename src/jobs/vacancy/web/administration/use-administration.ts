import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';

interface Deed<Variables, Answer> {
  act: (variables: Variables) => Promise<Answer>;
  /** What is said when it is done. */
  done: (answer: Answer) => string;
  onDone: () => void;
}

/** Something that the staff does to a vacancy: afterwards everything that shows vacancies is read again. */
export function useDeed<Variables, Answer>({ act, done, onDone }: Deed<Variables, Answer>) {
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
