import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { deskApi, deskQuery } from './desk-queries.ts';
import { isWhole, TwoLanguages } from './two-languages.tsx';

/** A fault is mended: one message for every open ticket that reports it, in the language of whoever asked. */
export function MendDialog({ fault, onClose }: { fault: { faultId: string; title: string }; onClose: () => void }) {
  const { t } = useTranslation('support/desk');
  const queryClient = useQueryClient();
  const desk = useQuery(deskQuery).data;
  const [message, setMessage] = useState({ en: '', pt: '' });
  const mend = useMutation({
    mutationFn: () =>
      deskApi('POST /supportFaults/{faultId}/mend', { params: { faultId: fault.faultId }, body: message }),
    onSuccess: ({ answered }) => {
      void queryClient.invalidateQueries({ queryKey: ['support'] });
      toast.success(t('mended', { count: answered }));
      onClose();
    },
  });
  const count = desk?.faults.find(({ faultId }) => faultId === fault.faultId)?.tickets ?? 0;
  return (
    <FormDialog
      draftKey={`mend:${fault.faultId}`}
      title={t('mendTitle')}
      save={t('mend')}
      cancel={t('cancel')}
      failed={t('failed')}
      saving={mend}
      isReady={isWhole(message)}
      onClose={onClose}
      onSubmit={() => mend.mutate()}
    >
      <p>{t('mendText', { count, title: fault.title })}</p>
      <TwoLanguages
        value={message}
        errors={fieldErrors(mend.error)}
        onChange={(changed) => setMessage((now) => ({ ...now, ...changed }))}
      />
    </FormDialog>
  );
}
