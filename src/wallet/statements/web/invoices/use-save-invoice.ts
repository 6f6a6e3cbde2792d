import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { ListedLine } from '#wallet/statements/contract.ts';
import { linesKey, walletApi } from '#wallet/statements/web/wallet-queries.ts';

interface Typed {
  number: string;
  issuedOn: string;
  file: File | null;
}

/** Saves number and date, then the file. A file that fails leaves the number, which the row shows by then, so that saving again sends the file alone. */
export function useSaveInvoice(
  { transactionId, invoice }: ListedLine,
  { isReplacing, onDone }: { isReplacing: boolean; onDone: () => void },
) {
  const { t } = useTranslation('wallet/statements');
  const queryClient = useQueryClient();
  const [isNumberSaved, setNumberSaved] = useState(false);
  const params = { transactionId };
  const save = useMutation({
    mutationFn: async ({ number, issuedOn, file }: Typed) => {
      let version = invoice?.version ?? 0;
      if (number !== invoice?.number || issuedOn !== invoice.issuedOn) {
        setNumberSaved(false);
        const saved = await walletApi('PUT /wallet/invoices/{transactionId}', {
          ...{ params, body: { number, issuedOn, version } },
        });
        version = saved.version;
        setNumberSaved(true);
      }
      if (file === null) return;
      const body = new Blob([file], { type: 'application/octet-stream' });
      await walletApi('POST /wallet/invoices/{transactionId}/file', {
        ...{ params, body },
        query: { version: String(version) },
      });
    },
    onSuccess: () => {
      toast.success(t(isReplacing ? 'invoiceForm.replaced' : 'invoiceForm.attached'));
      onDone();
    },
    // Waited for, so that whoever saves again does it on what stands by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: linesKey }),
  });
  return { ...save, isNumberSaved };
}
