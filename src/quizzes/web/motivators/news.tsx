import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import type { MotivatorKey } from '#quizzes/rules/motivators/motivators.ts';
import { testsQuery } from '../quiz-queries.ts';
import { CardArt } from './card-art.tsx';
import styles from './motivators.module.css';

/** Increment when there is something new to announce. */
const EDITION = '1';
const STORAGE_KEY = 'motivatorsNews';
const news: readonly { key: string; art: MotivatorKey }[] = [
  { key: 'cards', art: 'creativity' },
  { key: 'flag', art: 'approval' },
  { key: 'kept', art: 'achievements' },
];

function wasSeen(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === EDITION;
  } catch {
    return true;
  }
}

function rememberSeen(): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, EDITION);
  } catch {
    // Without storage it does not open by itself at all.
  }
}

/** News about the cards: opens once by itself for people who took the test before, and for anybody on request. */
export function MotivatorsNews() {
  const { t } = useTranslation('quizzes/motivators');
  const tests = useQuery(testsQuery);
  const [isOpen, setOpen] = useState(false);
  const finishedAt = tests.data?.tests.find(({ quiz }) => quiz === 'motivators')?.finishedAt ?? null;
  useEffect(() => {
    if (finishedAt !== null && !wasSeen()) setOpen(true);
  }, [finishedAt]);
  function close(): void {
    rememberSeen();
    setOpen(false);
  }
  return (
    <>
      <Button size="sm" variant="soft" onClick={() => setOpen(true)}>
        {t('news.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('news.title')}
        closeButtonProps={{ 'aria-label': t('news.close') }}
      >
        <ul className={styles.news}>
          {news.map(({ key, art }) => (
            <li key={key}>
              <CardArt card={art} size={48} />
              <p>
                <b>{t(`news.${key}.title`)}</b>
                {t(`news.${key}.text`)}
              </p>
            </li>
          ))}
        </ul>
        <Button variant="primary" block onClick={close} data-autofocus>
          {t('news.close')}
        </Button>
      </Modal>
    </>
  );
}
