import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import type { backofficeContract } from '#backoffice/contract.ts';
import { api } from '#backoffice/web/api.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { Button } from '#ui/controls/button.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { toast } from '#ui/toasts/toast-store.ts';

type Mail = OutputOf<(typeof backofficeContract)['GET /cms/overview']>['undelivered'][number];

export function UndeliveredMails({ mails }: { mails: readonly Mail[] }) {
  const { t } = useTranslation('backoffice');
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: (mailId: string) => api('POST /cms/mails/{mailId}/retry', { params: { mailId } }),
    onSuccess: () => {
      toast.success(t('mails.retried'));
      return queryClient.invalidateQueries({ queryKey: ['backoffice'] });
    },
    onError: (error) => toast.error(t('mails.retryFailed'), { description: error.message }),
  });
  if (mails.length === 0) return <p className="sub">{t('mails.empty')}</p>;
  return (
    <DataTable
      label={t('mails.title')}
      rows={mails}
      rowId={(mail) => mail.id}
      columns={[
        {
          key: 'mail',
          header: t('mails.mail'),
          cell: (mail) => <TwoLines title={mail.subject} meta={mail.recipient} />,
        },
        { key: 'error', header: t('mails.error'), cell: (mail) => mail.lastError ?? '' },
        {
          key: 'since',
          header: t('mails.since'),
          width: 140,
          cell: (mail) => <RelativeTime moment={mail.createdAt} />,
        },
        {
          key: 'retry',
          header: '',
          width: 160,
          align: 'right',
          cell: (mail) =>
            mail.canRetry ? (
              <Button
                size="sm"
                loading={retry.isPending && retry.variables === mail.id}
                onClick={() => retry.mutate(mail.id)}
              >
                {t('mails.retry')}
              </Button>
            ) : (
              t('mails.lapsed')
            ),
        },
      ]}
    />
  );
}
