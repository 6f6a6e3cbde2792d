import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { type Professional, squadApi } from '#projects/web/api.ts';
import { ProfessionalModal } from './professional-modal.tsx';

interface RequestModalProps {
  what: 'requestBlock' | 'requestDeactivation';
  professional: Professional;
  onClose: () => void;
}

/** Asks the team to block payments or to deactivate; says that nothing changes until the team acts, and by when it answers. */
export function RequestModal({ what, professional, onClose }: RequestModalProps) {
  const { t } = useTranslation('projects/squad');
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const name = personName(professional.name);
  const trimmed = reason.trim();
  const isReady = trimmed !== '' && trimmed.length <= FREE_TEXT_LENGTH;
  const ask = useMutation({
    mutationFn: () =>
      squadApi(what === 'requestBlock' ? 'POST /blockPayment' : 'POST /deactiveSquadMember', {
        body: { professionalId: professional.id, reason: trimmed },
      }),
    onSuccess: async ({ answerDueAt }) => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('request.done'), {
        description: t('request.promise', { date: dayInWords(new Date(answerDueAt), currentLanguage()) }),
      });
      onClose();
    },
  });
  return (
    <ProfessionalModal
      draftKey={`${what}:${professional.id}`}
      title={t(`request.title.${what}`, { name })}
      confirmLabel={t('request.send')}
      isReady={isReady}
      change={ask}
      onClose={onClose}
    >
      <p>{t('request.text')}</p>
      <CountedTextarea
        label={t('request.reason')}
        withAsterisk
        data-autofocus
        maximum={FREE_TEXT_LENGTH}
        value={reason}
        onChange={setReason}
        error={fieldErrors(ask.error).reason}
      />
    </ProfessionalModal>
  );
}
