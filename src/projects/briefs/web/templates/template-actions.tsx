import { Menu } from '@mantine/core';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Anchor } from '#platform/ui/overlays/anchor.tsx';
import { type TouchOverlay, useOpenedAfterMount } from '#platform/ui/overlays/use-touch-overlay.ts';

interface TemplateActionsProps {
  overlay: TouchOverlay;
  onRename: () => void;
  onDelete: () => void;
}

export function TemplateActions({ overlay, onRename, onDelete }: TemplateActionsProps) {
  const { t } = useTranslation('projects/briefs');
  const { anchor, id, onChange } = overlay;
  return (
    <Menu position="bottom-end" withinPortal id={id} opened={useOpenedAfterMount(overlay.opened)} onChange={onChange}>
      <Menu.Target>
        <Anchor of={anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>{t('templates.rename')}</Menu.Item>
        <Menu.Item onClick={onDelete}>{t('templates.delete')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
