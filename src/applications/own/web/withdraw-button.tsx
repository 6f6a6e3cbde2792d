import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api, type OwnApplication } from '#applications/web/api.ts';
import { useShowApplication } from '#applications/own/web/use-show-application.ts';

type WithdrawButtonProps = { application: OwnApplication } & Pick<ButtonProps, 'variant' | 'size' | 'block'>;

export function WithdrawButton({ application, ...look }: WithdrawButtonProps) {
  const { t } = useTranslation('applications');
  const [isAsking, setAsking] = useState(false);
  const show = useShowApplication();
  const withdraw = useMutation({
    mutationFn: () => api('POST /applications/{applicationId}/withdraw', { params: { applicationId: application.id } }),
    onSuccess: (withdrawn) => {
      show(withdrawn);
      toast.info(t('withdraw.done'));
    },
    onError: (error) => toast.error(isApiError(error) ? error.message : t('withdraw.failed')),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('withdraw.question')}
        confirmLabel={t('withdraw.confirm')}
        cancelLabel={t('withdraw.keep')}
        destructive
        loading={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      >
        <p>{t('withdraw.text', { title: application.title, company: application.companyName })}</p>
      </ConfirmDialog>
    </>
  );
}
