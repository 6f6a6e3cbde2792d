import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { payoutsPaths } from '#payouts/paths.ts';
import type { PreviewPerson } from '#payouts/pay-runs/contract.ts';
import { payRunsApi } from './pay-runs-queries.ts';
import { decimalHours } from './run-words.ts';

interface ForeignHoursProps {
  name: string;
  hire: PreviewPerson['hires'][number];
  byHand: NonNullable<PreviewPerson['hires'][number]['byHand']>;
}

/** Hours not agreed in reais: what they cost, and a request to confirm that they were paid outside Ponte. */
export function ForeignHours({ name, hire: { hireId }, byHand }: ForeignHoursProps) {
  const { t } = useTranslation('payouts/pay-runs');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { currency, minutes, grossCents, netCents } = byHand;
  const ask = useMutation({
    mutationFn: () => payRunsApi('POST /payRuns/byHand', { body: { hireId, grossCents, netCents } }),
    onSuccess: ({ runId }) => {
      toast.success(t('payment.asked'));
      void navigate({ to: payoutsPaths.payRun(runId) });
    },
    onError: (problem) => {
      setAsking(false);
      toast.error(t('payment.failed'), { description: problem.message });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['payouts', 'payRuns'] }),
  });
  const values = {
    ...{ amount: formatCents(netCents, currency), gross: formatCents(grossCents, currency) },
    ...{ name: personName(name), hours: decimalHours(minutes) },
  };
  return (
    <>
      <span className="meta">{t('foreign.due', values)}</span>
      {netCents > 0 && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('payment.byHand')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('foreign.title', values)}
        confirmLabel={t('payment.byHandAction')}
        loading={ask.isPending}
        onConfirm={() => ask.mutate()}
      >
        {t('foreign.text', values)}
      </ConfirmDialog>
    </>
  );
}
