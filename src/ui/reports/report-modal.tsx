import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n.ts';
import { LoadError } from '../states/error-state.tsx';
import { Loading, Skeleton } from '../states/skeleton.tsx';
import '../theme/full-styles.ts';

interface ReportModalProps {
  title: string;
  /** What it reads before it can show anything. */
  query: { data: unknown; error: Error | null; refetch: () => unknown; isFetching: boolean };
  onClose: () => void;
  children: ReactNode;
}

/** Where a report is chosen, waited for and downloaded. It can be closed meanwhile. */
export function ReportModal({
  title,
  query: { data, error, refetch, isFetching },
  onClose,
  children,
}: ReportModalProps) {
  const { t } = useTranslation('platform/reports');
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }} size="lg">
      {!data && error && (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact level={2} />
      )}
      {!data && !error && (
        <Loading label={t('loading')}>
          <Skeleton width="100%" height={320} />
        </Loading>
      )}
      {children}
    </Modal>
  );
}
