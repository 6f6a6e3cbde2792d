import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { PriceQuestion } from '#wallet/prices/contract.ts';
import type { PriceParts } from './price-parts.ts';
import { priceQuestionsQuery, pricesApi } from './prices-queries.ts';

export const PriceQuestions: PriceParts['PriceQuestions'] = ({ side, onAnswered }) => {
  const { t } = useTranslation('wallet/prices');
  const queryClient = useQueryClient();
  const { data } = useQuery(priceQuestionsQuery);
  const confirm = useMutation({
    mutationFn: ({ hireId, grossCents, netCents }: PriceQuestion) =>
      pricesApi('POST /priceQuestions/{hireId}/confirmation', { params: { hireId }, body: { grossCents, netCents } }),
    onSuccess: ({ holds }) => toast.success(t(holds ? 'question.doneHolds' : 'question.done')),
    onError: (problem) => toast.error(t('question.failed'), { description: problem.message }),
    onSettled: () => Promise.all([queryClient.invalidateQueries({ queryKey: ['wallet'] }), onAnswered?.()]),
  });
  return data?.questions.map((question) => (
    <Alert
      key={question.hireId}
      tone="warning"
      title={t('question.title')}
      action={
        <Button
          variant="primary"
          loading={confirm.isPending && confirm.variables.hireId === question.hireId}
          onClick={() => confirm.mutate(question)}
        >
          {t('question.confirm')}
        </Button>
      }
    >
      <p>
        {t(`question.${side}`, {
          ...{ name: personName(question.name), title: question.projectTitle, company: question.company },
          gross: formatCents(question.grossCents, question.currency),
          net: formatCents(question.netCents, question.currency),
        })}
      </p>
    </Alert>
  ));
};
