import { Portal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconX } from '#ui/icons/icons.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './data-table.module.css';

export interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** `<Button variant="inverse" size="sm">`; the last may be the destructive one. */
  children: ReactNode;
}

/** Appears with the first selected row, 24 px above the bottom. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('platform');
  if (count === 0) return null;
  return (
    <Portal>
      <div className={styles.bulk} data-foot role="region" aria-label={t('table.bulk')}>
        <b role="status">{t('table.selected', { count })}</b>
        <div className={styles.bulkActions}>{children}</div>
        <i />
        <IconButton label={t('table.clear')} size="sm" className={styles.clear} onClick={onClear}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </Portal>
  );
}
