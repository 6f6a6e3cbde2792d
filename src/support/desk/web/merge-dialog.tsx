import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { supportPaths } from '#support/paths.ts';
import type { Ticket } from '#support/web/api.ts';
import { useTicketTitle } from '#support/web/ticket-words.ts';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { deskApi } from './desk-queries.ts';

/** Puts the ticket into another one of the same company or person. */
export function MergeDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t } = useTranslation('support/desk');
  const titleOf = useTicketTitle();
  const queryClient = useQueryClient();
  const router = useRouter();
  const others = ticket.desk?.others ?? [];
  const [into, choose] = useState(others[0]?.supportId ?? '');
  const merge = useMutation({
    mutationFn: () =>
      deskApi('POST /support/{supportId}/merge', {
        params: { supportId: ticket.id },
        body: { version: ticket.version, into },
      }),
    onSuccess: ({ supportId }) => {
      void queryClient.invalidateQueries({ queryKey: ['support'] });
      toast.success(t('merged'));
      void router.navigate({ href: supportPaths.ticket(supportId) });
    },
  });
  return (
    <FormDialog
      // Nothing is typed in it.
      draftKey={null}
      title={t('mergeTitle')}
      save={t('merge')}
      cancel={t('cancel')}
      failed={t('failed')}
      saving={merge}
      onClose={onClose}
      onSubmit={() => merge.mutate()}
    >
      <p>{t('mergeText')}</p>
      <TouchSelect
        label={t('mergeInto')}
        value={into}
        data={others.map((other) => ({ value: other.supportId, label: titleOf(other) }))}
        onChange={choose}
      />
    </FormDialog>
  );
}
