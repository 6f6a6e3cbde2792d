import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { deskApi, deskQuery } from './desk-queries.ts';

/** Names a fault of the product, so that further tickets can be tied to it. */
export function NameFaultDialog({ onNamed, onClose }: { onNamed: (faultId: string) => void; onClose: () => void }) {
  const { t } = useTranslation('support/desk');
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const name = useMutation({
    mutationFn: () => deskApi('POST /supportFaults', { body: { title } }),
    onSuccess: async ({ faultId }) => {
      await queryClient.invalidateQueries({ queryKey: deskQuery.queryKey });
      onNamed(faultId);
      onClose();
    },
  });
  return (
    <FormDialog
      draftKey="fault"
      title={t('nameFault')}
      save={t('nameFault')}
      cancel={t('cancel')}
      failed={t('failed')}
      saving={name}
      isReady={title.trim() !== ''}
      onClose={onClose}
      onSubmit={() => name.mutate()}
    >
      <TextInput
        label={t('faultTitle')}
        withAsterisk
        data-autofocus
        maxLength={200}
        value={title}
        error={fieldErrors(name.error).title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
