import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { ListedLine } from '#wallet/statements/contract.ts';
import { linesKey, walletApi } from '#wallet/statements/web/wallet-queries.ts';

/** Asks once, because it cannot be undone. */
export function RemoveInvoice({ line, onClose }: { line: ListedLine; onClose: () => void }) {
  const { t } = useTranslation('wallet/statements');
  const queryClient = useQueryClient();
  const { transactionId, invoice } = line;
  const remove = useMutation({
    mutationFn: (version: number) =>
      walletApi('DELETE /wallet/invoices/{transactionId}', {
        params: { transactionId },
        query: { version: String(version) },
      }),
    onSuccess: () => toast.success(t('removeInvoice.done')),
    onError: (problem) => toast.error(t('removeInvoice.failed'), { description: problem.message }),
    onSettled: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: linesKey });
    },
  });
  return (
    <ConfirmDialog
      opened
      destructive
      loading={remove.isPending}
      onClose={onClose}
      title={t('removeInvoice.title', { number: invoice?.number ?? '' })}
      confirmLabel={t('removeInvoice.confirm')}
      onConfirm={() => invoice && remove.mutate(invoice.version)}
    >
      {t('removeInvoice.text')}
    </ConfirmDialog>
  );
}
