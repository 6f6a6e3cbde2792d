import { type ReactNode, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import type { OwnApplication } from '#applications/web/api.ts';
import styles from './messages.module.css';

interface ApplicationMessagesProps {
  application: OwnApplication;
  /** Whoever is to answer finds it open, also after answering, and so does who was turned down in the company’s words. */
  unfolded: boolean;
  /** The conversation, mounted when opened. */
  children: ReactNode;
}

/** The conversation with the company. */
export function ApplicationMessages({ application, unfolded, children }: ApplicationMessagesProps) {
  const { t } = useTranslation('applications/interviews');
  const [isOpen, setOpen] = useState(unfolded);
  return (
    <Disclosure
      strong
      className={styles.messages}
      unfolded={unfolded}
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
