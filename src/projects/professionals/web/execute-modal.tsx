import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { type Professional, squadApi } from '#projects/web/api.ts';
import { ProfessionalModal } from './professional-modal.tsx';

interface ExecuteModalProps {
  what: 'block' | 'unblock' | 'deactivate';
  professional: Professional;
  onClose: () => void;
}

/** For administrators only: block or unblock payments, and deactivate, stating whether hours are owed. */
export function ExecuteModal({ what, professional, onClose }: ExecuteModalProps) {
  const { t } = useTranslation('projects/squad');
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const [owed, setOwed] = useState<'yes' | 'no' | null>(null);
  const name = personName(professional.name);
  const trimmed = note.trim();
  const deactivates = what === 'deactivate';
  const isReady = trimmed !== '' && trimmed.length <= FREE_TEXT_LENGTH && (!deactivates || owed !== null);
  const { id: professionalId, version } = professional;
  const execute = useMutation({
    mutationFn: () =>
      deactivates
        ? squadApi('PUT /deactiveSquadMember', {
            body: { professionalId, version, hoursOwed: owed === 'yes', financeNote: trimmed },
          })
        : squadApi('PUT /blockPayment', {
            body: { professionalId, version, blocked: what === 'block', note: trimmed },
          }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t(`execute.done.${what}`, { name }));
      onClose();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['projects', 'squad'] }),
  });
  return (
    <ProfessionalModal
      draftKey={`${what}:${professional.id}`}
      title={t(`execute.title.${what}`, { name })}
      confirmLabel={t(`action.${what}`)}
      destructive={what !== 'unblock'}
      isReady={isReady}
      change={execute}
      onClose={onClose}
    >
      {deactivates && (
        <ChoiceChips
          label={t('execute.hoursOwed')}
          required
          value={owed}
          onChange={setOwed}
          options={[
            { value: 'yes', label: t('execute.yes') },
            { value: 'no', label: t('execute.no') },
          ]}
        />
      )}
      <CountedTextarea
        label={deactivates ? t('execute.financeNote') : t('execute.note')}
        withAsterisk
        maximum={FREE_TEXT_LENGTH}
        value={note}
        onChange={setNote}
        error={fieldErrors(execute.error)[deactivates ? 'financeNote' : 'note']}
      />
    </ProfessionalModal>
  );
}
