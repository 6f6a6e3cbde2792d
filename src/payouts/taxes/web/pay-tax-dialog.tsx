import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { monthWords } from '#ui/marks/month-words.ts';
import '#ui/theme/full-styles.ts';
import type { DueTax } from '#payouts/taxes/contract.ts';
import { GUIDE_LENGTH } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { taxesApi, taxesQuery } from './taxes-query.ts';
import { useSend } from '#ui/form/use-send.ts';

export function PayTaxDialog({ due, onClose }: { due: DueTax; onClose: () => void }) {
  const { t } = useTranslation('payouts/taxes');
  const { tax, month, openCents } = due;
  const today = dateInSaoPaulo(new Date());
  const [cents, setCents] = useState<number | null>(openCents);
  const [paidOn, setPaidOn] = useState(today);
  const [guide, setGuide] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useSend({
    send: (body: { cents: number; paidOn: string; guide: string }) =>
      taxesApi('POST /taxPayments', { body: { tax, month, ...body } }),
    done: ({ asked }) => t(asked ? 'askedSecond' : 'saved'),
    ...{ reads: taxesQuery.queryKey, onDone: onClose },
  });
  const wrong = { cents: !cents || cents > openCents, paidOn: paidOn === '' || paidOn > today, guide: !guide.trim() };
  function submit() {
    setTried(true);
    if (cents && !wrong.cents && !wrong.paidOn && !wrong.guide && !save.isPending)
      save.mutate({ cents, paidOn, guide: guide.trim() });
  }
  const refused = fieldErrors(save.error);
  const about = { tax: tax.toUpperCase(), month: monthWords(month), amount: formatCents(openCents) };
  return (
    <FormDialog
      draftKey={`pay-tax:${tax}:${month}`}
      title={t('form', about)}
      save={t('save')}
      cancel={t('cancel')}
      failed={t('failed')}
      saving={save}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('formText', about)}</p>
      <MoneyField
        label={t('amount')}
        withAsterisk
        value={cents}
        onChange={setCents}
        error={(isTried && wrong.cents && t('amountProblem', about)) || refused.cents}
      />
      <TextInput
        type="date"
        label={t('paidOn')}
        withAsterisk
        max={today}
        value={paidOn}
        onChange={(event) => setPaidOn(event.currentTarget.value)}
        error={(isTried && wrong.paidOn && t('paidOnProblem')) || refused.paidOn}
      />
      <TextInput
        label={t('guide')}
        withAsterisk
        autoComplete="off"
        maxLength={GUIDE_LENGTH}
        value={guide}
        onChange={(event) => setGuide(event.currentTarget.value)}
        error={(isTried && wrong.guide && t('guideProblem')) || refused.guide}
      />
    </FormDialog>
  );
}
