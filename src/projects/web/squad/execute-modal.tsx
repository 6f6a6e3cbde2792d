import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { ChoiceChips } from '#platform/ui/form/choice-chips.tsx';
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

interface ExecuteModalProps {
  what: 'block' | 'unblock' | 'deactivate';
  professional: Professional;
  onClose: () => void;
}

/** What only administrators do: block payments or let them go on, and deactivate, stating whether hours are owed. */
export function ExecuteModal({ what, professional, onClose }: ExecuteModalProps) {
  const { t } = useTranslation('projects/squad');
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const [owed, setOwed] = useState<'yes' | 'no' | null>(null);
  const name = personName(professional.name);
  const said = note.trim();
  const deactivates = what === 'deactivate';
  const isReady = said !== '' && said.length <= REASON_LENGTH && (!deactivates || owed !== null);
  const { id: professionalId, version } = professional;
  const execute = useMutation({
    mutationFn: () =>
      deactivates
        ? squadApi('PUT /deactiveSquadMember', {
            body: { professionalId, version, hoursOwed: owed === 'yes', financeNote: said },
          })
        : squadApi('PUT /blockPayment', { body: { professionalId, version, blocked: what === 'block', note: said } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t(`execute.done.${what}`, { name }));
      onClose();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['projects', 'squad'] }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`execute.title.${what}`, { name })}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) execute.mutate();
        }}
      >
        {execute.isError && (
          <Alert tone="danger" title={t('failed')} live>
            {execute.error.message}
          </Alert>
        )}
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
          maximum={REASON_LENGTH}
          value={note}
          onChange={setNote}
        />
        <FormFoot
          start={<Button onClick={onClose}>{t('cancel')}</Button>}
          end={
            <Button
              variant={what === 'unblock' ? 'primary' : 'danger'}
              type="submit"
              disabled={!isReady}
              loading={execute.isPending}
            >
              {t(`action.${what}`)}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
