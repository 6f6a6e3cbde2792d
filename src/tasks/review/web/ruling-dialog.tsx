import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import '#platform/ui/theme/full-styles.ts';
import { REASON_LENGTH } from '#tasks/hours/rules/hour-limits.ts';

export type RulingVerdict = 'payable' | 'refused';

interface RulingDialogProps {
  verdict: RulingVerdict;
  /** How much is ruled on, in words. */
  hours: string;
  saving: boolean;
  problem: Error | null;
  onClose: () => void;
  onConfirm: (words: string) => void;
}

/** Says what a verdict means, and asks for its explanation, which both sides read. */
export function RulingDialog({ verdict, hours, saving, problem, onClose, onConfirm }: RulingDialogProps) {
  const { t } = useTranslation('tasks/review');
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const trimmed = words.trim();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`ruling.ask.${verdict}`, { hours })}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (trimmed !== '' && trimmed.length <= REASON_LENGTH) onConfirm(trimmed);
        }}
      >
        {problem && (
          <Alert tone="danger" title={t('thread.failed')} live>
            {problem.message}
          </Alert>
        )}
        <p>{t('ruling.final')}</p>
        <CountedTextarea
          label={t('reason')}
          withAsterisk
          data-autofocus
          maximum={REASON_LENGTH}
          value={words}
          onChange={setWords}
          error={isAsked && trimmed === '' ? t('ruling.wordsMissing') : undefined}
        />
        <FormFooter
          start={<Button onClick={onClose}>{t('cancel')}</Button>}
          end={
            <Button variant={verdict === 'refused' ? 'danger' : 'primary'} type="submit" loading={saving}>
              {t(`ruling.${verdict}`)}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
