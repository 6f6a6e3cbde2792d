import { Modal, Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { DifferenceView } from '#wallet/ledger/contract.ts';
import { EXPLANATION_LENGTH } from '#wallet/ledger/rules/differences.ts';
import { ledgerApi, proofsQuery } from './proofs-query.ts';

/** Asks why a difference is none to wait for and, where money is wrong, between which accounts it is put right. */
export function ExplainDialog({ difference, onClose }: { difference: DifferenceView; onClose: () => void }) {
  const { t } = useTranslation('wallet/ledger');
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [cents, setCents] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const { differenceId, currency } = difference;
  const explain = useMutation({
    mutationFn: () => {
      const counterEntry = from && to && cents ? { from, to, cents } : null;
      const body = { reason, counterEntry };
      return ledgerApi('POST /ledgerDifferences/{differenceId}/explanation', { params: { differenceId }, body });
    },
    onSuccess: ({ asked }) => {
      toast.success(t(asked ? 'explain.asked' : 'explain.done'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: proofsQuery.queryKey }),
  });
  const isReasonWrong = reason.trim() === '' || reason.length > EXPLANATION_LENGTH;
  const filled = [from, to, cents].filter(Boolean).length;
  const isEntryWrong = (filled > 0 && filled < 3) || (from !== null && from === to);
  const data = difference.accounts.map(({ key, kind }) => ({ value: key, label: t(`account.${kind}`) }));
  const choice = { data, clearable: true, clearButtonProps: { 'aria-label': t('explain.clear') } };
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isReasonWrong && !isEntryWrong) explain.mutate();
  }
  return (
    <Modal opened onClose={onClose} title={t('explain.title')} closeButtonProps={{ 'aria-label': t('explain.cancel') }}>
      <Form onSubmit={submit}>
        {explain.error && (
          <Alert tone="danger" title={t('explain.failed')} live>
            {explain.error.message}
          </Alert>
        )}
        <CountedTextarea
          label={t('entry.reason')}
          withAsterisk
          maximum={EXPLANATION_LENGTH}
          value={reason}
          onChange={setReason}
          error={isTried && isReasonWrong && t('explain.reasonMissing')}
        />
        <p>{t('explain.text')}</p>
        <Select label={t('entry.from')} {...choice} value={from} onChange={setFrom} />
        <Select
          label={t('entry.to')}
          {...choice}
          value={to}
          onChange={setTo}
          error={isTried && isEntryWrong && t('explain.entryProblem')}
        />
        <MoneyField label={t('entry.amount')} currency={currency} value={cents} onChange={setCents} />
        <FormFooter
          start={<Button onClick={onClose}>{t('explain.cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={explain.isPending}>
              {t('explain.action')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
