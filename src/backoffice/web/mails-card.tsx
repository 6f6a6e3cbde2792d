import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { backofficeContract } from '#backoffice/contract.ts';
import { api } from '#backoffice/web/api.ts';
import { UndeliveredMails } from '#backoffice/web/undelivered-mails.tsx';
import type { OutputOf } from '#platform/contract/operation.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';

type Overview = OutputOf<(typeof backofficeContract)['GET /cms/overview']>;

/** The state of mail delivery: mails that wait for the mail server, and those that failed. */
export function MailsCard({ overview }: { overview: Overview }) {
  const { t } = useTranslation('backoffice');
  const queue = overview.mailQueue;
  return (
    <Card title={t('mails.title')} action={queue.failed > 1 && <RetryAll />}>
      <Stack>
        {queue.delayed > 0 && (
          <Alert title={t('mails.delayed', { count: queue.delayed })}>
            {t('mails.delayedText', { answer: queue.lastError ?? '' })}
          </Alert>
        )}
        {queue.delayed > 0 && queue.failed === 0 ? null : <UndeliveredMails mails={overview.undelivered} />}
      </Stack>
    </Card>
  );
}

function RetryAll() {
  const { t } = useTranslation('backoffice');
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => api('POST /cms/mails/retry'),
    onSuccess: ({ count }) => {
      toast.success(t('mails.retriedAll', { count }));
      return queryClient.invalidateQueries({ queryKey: ['backoffice'] });
    },
    onError: (error) => toast.error(t('mails.retryFailed'), { description: error.message }),
  });
  return (
    <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate()}>
      {t('mails.retryAll')}
    </Button>
  );
}
