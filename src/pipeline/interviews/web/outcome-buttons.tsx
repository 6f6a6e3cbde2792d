import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type InterviewOutcome, interviewOutcomes } from '#applications/rules/interview-terms.ts';
import { isApiError } from '#ui/api-error.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { agendaApi } from './agenda/agenda-api.ts';
import { refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';
import type { InterviewView } from './interview-view.ts';

/** Whether it took place; clicking again corrects it. */
export function OutcomeButtons({ applicationId, interview }: { applicationId: string; interview: InterviewView }) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  const say = useMutation({
    mutationFn: (outcome: InterviewOutcome) =>
      agendaApi('POST /interviews/{interviewId}/outcome', { params: { interviewId: interview.id }, body: { outcome } }),
    onSuccess: () => void toast.success(t('outcome.done')),
    onError: (problem) => void toast.error(isApiError(problem) ? problem.message : t('failed')),
    onSettled: () => refreshCandidate(queryClient, applicationId),
  });
  const shown = say.isPending ? say.variables : interview.outcome;
  return (
    <ChoiceChips
      id={`outcome-${interview.id}`}
      label={t('outcome.question')}
      value={shown}
      options={interviewOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
      onChange={(outcome) => outcome !== null && say.mutate(outcome)}
    />
  );
}
