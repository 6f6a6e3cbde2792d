import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconCircleCheck } from '#ui/icons/icons.ts';
import { Button } from '../controls/button.tsx';
import { ChoiceChips } from '../form/choice-chips.tsx';
import { type Language, languages } from '#platform/i18n/language.ts';
import { changeLanguage, currentLanguage, LANGUAGE_NAMES } from '../i18n.ts';
import { Alert } from '../states/alert.tsx';
import '../theme/full-styles.ts';
import styles from './language-modal.module.css';

const CONFIRMATION_MS = 2_000;

export interface LanguageModalProps {
  onClose: () => void;
  /** Saves the choice in the account, if there is one. */
  onChanged?: (language: Language) => void;
}

export function LanguageModal({ onClose, onChanged }: LanguageModalProps) {
  const { t } = useTranslation('platform');
  const [chosen, setChosen] = useState<Language>(currentLanguage());
  const [state, setState] = useState<'choosing' | 'changing' | 'done' | 'failed'>('choosing');

  useEffect(() => {
    if (state !== 'done') return;
    const timer = window.setTimeout(onClose, CONFIRMATION_MS);
    return () => window.clearTimeout(timer);
  }, [state, onClose]);

  async function confirm() {
    setState('changing');
    try {
      await changeLanguage(chosen);
      onChanged?.(chosen);
      setState('done');
    } catch {
      setState('failed');
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size={420}
      title={state === 'done' ? undefined : t('language.title')}
      withCloseButton={state !== 'done'}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {state === 'done' ? (
        <div className={styles.done} role="status">
          <IconCircleCheck size={48} aria-hidden="true" />
          <h2>{t('language.done')}</h2>
          <p className="sub">{t('language.doneDescription')}</p>
        </div>
      ) : (
        <div className={styles.choice}>
          <ChoiceChips
            label={t('language.description')}
            value={chosen}
            onChange={setChosen}
            options={languages.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
          />
          {state === 'failed' && (
            <Alert tone="danger" live>
              {t('language.failed')}
            </Alert>
          )}
          <div className={styles.actions}>
            <Button onClick={onClose}>{t('dialog.cancel')}</Button>
            <Button variant="primary" loading={state === 'changing'} onClick={() => void confirm()}>
              {t('language.confirm')}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
