import { useState } from 'react';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { monthOf } from '#platform/calendar/month-period.ts';
import { MonthField } from '#ui/form/month-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import '#ui/theme/full-styles.ts';
import { useDownload } from '#ui/use-download.ts';
import { ledgerApi } from '#wallet/ledger/web/proofs-query.ts';

/** Asks which month of the ledger the bookkeeping needs; the last whole one is proposed. */
export function ExportMonth({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('wallet/accounting');
  const [month, setMonth] = useState<string | null>(() => monthOf(dateInSaoPaulo(new Date()), 1).from.slice(0, 7));
  const [isTried, setTried] = useState(false);
  const download = useDownload(async (chosen: string) => ({
    blob: await ledgerApi('GET /ledgerEntries/{month}', { params: { month: chosen } }),
    name: `${t('fileName')}-${chosen}.csv`,
  }));
  function submit() {
    setTried(true);
    if (month) download.mutate(month, { onSuccess: onClose });
  }
  return (
    <FormDialog
      // A month is chosen, nothing is written.
      draftKey={null}
      title={t('title')}
      save={t('download')}
      cancel={t('cancel')}
      saving={download}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('text')}</p>
      <MonthField
        label={t('month')}
        withAsterisk
        value={month}
        onChange={setMonth}
        error={isTried && month === null && t('monthMissing')}
      />
    </FormDialog>
  );
}
