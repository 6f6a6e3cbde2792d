import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconEye } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import { VacancyPreview, type VacancyPreviewProps } from './vacancy-preview.tsx';

/** A button that shows a vacancy as candidates see it, over the page. */
export function PreviewDialog({ facts, of }: VacancyPreviewProps) {
  const { t } = useTranslation('projects');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<IconEye size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('editor.preview')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        title={t('editor.previewTitle')}
        closeButtonProps={{ 'aria-label': t('editor.close') }}
      >
        <VacancyPreview facts={facts} of={of} />
      </Modal>
    </>
  );
}
