import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { type EmailInvitation, emailInvitationsQuery, invitationsApi, type VacancyPlace } from './invitations-api.ts';

interface WithdrawInvitationProps {
  place: VacancyPlace;
  invitation: EmailInvitation;
  onClose: () => void;
}

/** Asks once, because it cannot be undone. */
export function WithdrawInvitation({ place, invitation: { invitationId, name }, onClose }: WithdrawInvitationProps) {
  const { t } = useTranslation('pipeline/invitations');
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => invitationsApi('DELETE /emailInvitations/{invitationId}', { params: { invitationId } }),
    onSuccess: () => toast.success(t('withdraw.done')),
    onError: (problem) => toast.error(t('withdraw.failed'), { description: problem.message }),
    onSettled: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: emailInvitationsQuery(place).queryKey });
    },
  });
  return (
    <ConfirmDialog
      opened
      destructive
      loading={withdraw.isPending}
      onClose={onClose}
      title={t('withdraw.title', { name })}
      confirmLabel={t('withdraw.confirm')}
      onConfirm={() => withdraw.mutate()}
    >
      {t('withdraw.text')}
    </ConfirmDialog>
  );
}
