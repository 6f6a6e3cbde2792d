import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Section } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { RemittanceView } from '#payouts/pay-runs/contract.ts';
import { payRunsApi, remittancesQuery } from '#payouts/pay-runs/web/pay-runs-queries.ts';
import { LinesToCheck, UnclearPayments } from './remittance-alerts.tsx';
import { useRemittanceColumns } from './remittance-columns.tsx';
import { useSend } from '#ui/form/use-send.ts';
import { Unread } from '#ui/states/unread.tsx';

/** Files between us and the bank, where the bank pays from files; nothing is shown elsewhere. */
export function Remittances() {
  const { t } = useTranslation('payouts/pay-runs');
  const read = useQuery(remittancesQuery);
  const { data } = read;
  const [refused, setRefused] = useState<RemittanceView | null>(null);
  const columns = useRemittanceColumns(setRefused);
  const about = { failed: t('remittances.failed'), reads: ['payouts', 'payRuns'] };
  const make = useSend({ send: () => payRunsApi('POST /remittances', {}), done: t('remittances.made'), ...about });
  const withdraw = useSend({
    send: (fileId: string) => payRunsApi('POST /remittances/{fileId}/withdrawal', { params: { fileId } }),
    done: t('payment.asked'),
    ...about,
  });
  const take = useSend({
    send: (file: File) =>
      payRunsApi('POST /remittances/returns', { body: new Blob([file], { type: 'application/octet-stream' }) }),
    done: null,
    onDone: ({ paid, failed, returned, unchanged, toCheckCount }) => {
      const description = [
        t('remittances.counts', { paid, failed, unchanged }),
        ...(returned > 0 ? [t('remittances.returned', { count: returned })] : []),
      ].join('. ');
      if (toCheckCount === 0) toast.success(t('remittances.taken'), { description });
      else toast.error(t('remittances.toCheck', { count: toCheckCount }), { description });
    },
    ...about,
  });
  if (read.error && !data) return <Unread query={read} framed skeleton={null} />;
  if (!data?.enabled) return null;
  const { waitingCount: count, waitingCents, files, unclear } = data;
  return (
    <Section
      title={t('remittances.title')}
      action={
        count > 0 && (
          <Button variant="primary" loading={make.isPending} onClick={() => make.mutate()}>
            {t('remittances.make')}
          </Button>
        )
      }
    >
      <Stack>
        <p className="sub">
          {t('remittances.purpose')}{' '}
          {count > 0 ? t('remittances.waiting', { count, amount: formatCents(waitingCents) }) : t('remittances.none')}
        </p>
        {files.length === 0 ? (
          <EmptyState
            illustration={null}
            title={t('remittances.empty')}
            description={t('remittances.emptyHint')}
            framed
            compact
          />
        ) : (
          <DataTable label={t('remittances.title')} columns={columns} rows={files} rowId={({ fileId }) => fileId} />
        )}
        <FileDrop
          label={t('remittances.drop')}
          help={t('remittances.dropHelp')}
          accept=".ret,.txt,.rem"
          single
          disabled={take.isPending}
          onFiles={([file]) => file && take.mutate(file)}
        />
        {take.data && <LinesToCheck {...take.data} />}
        <UnclearPayments unclear={unclear} />
        {refused && (
          <ConfirmDialog
            opened
            onClose={() => setRefused(null)}
            title={t('remittances.withdrawTitle', { number: formatCount(refused.number) })}
            confirmLabel={t('payment.byHandAction')}
            loading={withdraw.isPending}
            onConfirm={() => withdraw.mutate(refused.fileId, { onSettled: () => setRefused(null) })}
          >
            {t('remittances.withdrawText')}
          </ConfirmDialog>
        )}
      </Stack>
    </Section>
  );
}
