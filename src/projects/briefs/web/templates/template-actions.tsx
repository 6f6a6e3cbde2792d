import { Menu } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';

interface TemplateActionsProps {
  overlay: TouchOverlay;
  onRename: () => void;
  onDelete: () => void;
}

export function TemplateActions({ overlay, onRename, onDelete }: TemplateActionsProps) {
  const { t } = useTranslation('projects/briefs');
  return (
    <TouchMenu overlay={overlay} position="bottom-end">
      <Menu.Item onClick={onRename}>{t('templates.rename')}</Menu.Item>
      <Menu.Item onClick={onDelete}>{t('templates.delete')}</Menu.Item>
    </TouchMenu>
  );
}
