import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApprovalView } from '#second-approvals/contract.ts';
import { REASON_LENGTH, type Verdict } from '#second-approvals/rules/approval-states.ts';
import { useTranslation } from '#ui/i18n.ts';
import { ReasonDialog } from '#ui/overlays/reason-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { ApprovalContent } from './approval-content.tsx';
import { approvalsApi } from './approvals-query.ts';

interface DecisionDialogProps {
  approval: ApprovalView;
  verdict: Verdict;
  onClose: () => void;
}

/** Asks once more before a request is carried out or dropped. */
export function DecisionDialog({ approval, verdict, onClose }: DecisionDialogProps) {
  const { approvalId, title } = approval;
  const { t } = useTranslation('second-approvals');
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: (reason: string) =>
      approvalsApi('POST /approvals/{approvalId}/decision', { params: { approvalId }, body: { verdict, reason } }),
    onSuccess: () => {
      toast.success(t(`done.${verdict}`), { description: title });
      onClose();
    },
    // What is carried out changes pages of other rooms.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <ReasonDialog
      draftKey={`approval:${approvalId}:${verdict}`}
      title={t(`dialog.${verdict}Title`)}
      text={`${title}. ${t(`dialog.${verdict}Text`)}`}
      action={t(verdict)}
      cancel={t('dialog.cancel')}
      label={t(verdict === 'refuse' ? 'dialog.reason' : 'dialog.note')}
      maximum={REASON_LENGTH}
      danger={verdict === 'refuse'}
      {...(verdict === 'refuse' && { missing: t('dialog.reasonMissing') })}
      loading={decide.isPending}
      problem={decide.error && { title: t('failed'), error: decide.error }}
      onClose={onClose}
      onConfirm={(reason) => decide.mutate(reason)}
    >
      <ApprovalContent approval={approval} />
    </ReasonDialog>
  );
}
