import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { FormFoot } from '#platform/ui/page/form-foot.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import '#platform/ui/theme/full-styles.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { type Professional, squadApi } from '../api.ts';
import { REASON_LENGTH } from '../move-dialog.tsx';
import { dayInWords } from './day-in-words.ts';

interface RequestModalProps {
  what: 'requestBlock' | 'requestDeactivation';
  professional: Professional;
  onClose: () => void;
}

/** Asks the team to block payments or to deactivate; says that nothing changes before they did, and until when they answer. */
export function RequestModal({ what, professional, onClose }: RequestModalProps) {
  const { t } = useTranslation('projects/squad');
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const name = personName(professional.name);
  const said = reason.trim();
  const isReady = said !== '' && said.length <= REASON_LENGTH;
  const ask = useMutation({
    mutationFn: () =>
      squadApi(what === 'requestBlock' ? 'POST /blockPayment' : 'POST /deactiveSquadMember', {
        body: { professionalId: professional.id, reason: said },
      }),
    onSuccess: async ({ answerDueAt }) => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('request.done'), { description: t('request.promise', { date: dayInWords(answerDueAt) }) });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`request.title.${what}`, { name })}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) ask.mutate();
        }}
      >
        {ask.isError && (
          <Alert tone="danger" title={t('failed')} live>
            {ask.error.message}
          </Alert>
        )}
        <p>{t('request.text')}</p>
        <CountedTextarea
          label={t('request.reason')}
          withAsterisk
          data-autofocus
          maximum={REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
        <FormFoot
          start={<Button onClick={onClose}>{t('cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" disabled={!isReady} loading={ask.isPending}>
              {t('request.send')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
