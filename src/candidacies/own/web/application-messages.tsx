import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { Disclosure } from '#platform/ui/page/disclosure.tsx';
import type { OwnApplication } from '#candidacies/web/api.ts';
import styles from './messages.module.css';

interface ApplicationMessagesProps {
  application: OwnApplication;
  /** The conversation, mounted when opened. */
  children: ReactNode;
}

/** The conversation with the company. */
export function ApplicationMessages({ application, children }: ApplicationMessagesProps) {
  const { t } = useTranslation('candidacies/interviews');
  // Whoever is to answer finds it open, also after answering.
  const [isAwaited] = useState(application.awaitsAnswer);
  const [isOpen, setOpen] = useState(isAwaited);
  return (
    <Disclosure
      strong
      className={styles.messages}
      unfolded={isAwaited}
      onToggle={setOpen}
      summary={
        <>
          {t('messages.title', { count: application.messages })}{' '}
          {application.hasNewMessages && <Pill tone="brand">{t('messages.new')}</Pill>}
        </>
      }
    >
      {isOpen && children}
    </Disclosure>
  );
}
