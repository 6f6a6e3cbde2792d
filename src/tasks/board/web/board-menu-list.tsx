import { Menu } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { IconFileExport, IconHistory, IconScale, IconTag } from '#ui/icons/icons.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import '#ui/theme/full-styles.ts';
import type { TaskBoard } from '#tasks/board/schemas.ts';
import type { ChangeBoardSearch } from './addresses.ts';

interface BoardMenuListProps {
  board: TaskBoard;
  change: ChangeBoardSearch;
  overlay: TouchOverlay;
}

export function BoardMenuList({ board, change, overlay }: BoardMenuListProps) {
  const { t } = useTranslation('tasks/board');
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={220}>
      {board.abilities.report && (
        <Menu.Item
          leftSection={<IconFileExport size={16} aria-hidden="true" />}
          onClick={() => change({ show: 'report' })}
        >
          {t('report')}
        </Menu.Item>
      )}
      {board.part !== 'professional' && (
        <Menu.Item leftSection={<IconScale size={16} aria-hidden="true" />} onClick={() => change({ show: 'balance' })}>
          {t('balance')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => change({ show: 'history' })}>
        {t('history.title')}
      </Menu.Item>
      {board.abilities.manageTags && (
        <Menu.Item leftSection={<IconTag size={16} aria-hidden="true" />} onClick={() => change({ show: 'tags' })}>
          {t('tags.manage')}
        </Menu.Item>
      )}
    </TouchMenu>
  );
}
