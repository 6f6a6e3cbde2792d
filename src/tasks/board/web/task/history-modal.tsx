import { Modal } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { TaskHistory } from './task-history.tsx';

/** The changes of all tasks of a board (TSK-07). */
export function HistoryModal({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation('tasks/board');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('history.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      size="lg"
    >
      <TaskHistory projectId={projectId} taskId={null} />
    </Modal>
  );
}
