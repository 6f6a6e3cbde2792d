import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import '#platform/ui/theme/full-styles.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { taskStatuses } from '#tasks/rules/task-statuses.ts';
import { useBoardActions } from './board-actions.ts';
import { useColumnCards } from './column-cards.ts';
import { canReach } from './use-task-drop.ts';

/** Moves without a pointer, and deletion. The menu itself is created by the first click. */
export function TaskCardMenu({ card, tabIndex }: { card: TaskCard; tabIndex: number }) {
  const { t } = useTranslation('tasks/board');
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isMade) return;
    // The menu's button replaces the one that was pressed; the focus returns to it.
    element.current?.focus();
    setOpen(true);
  }, [isMade]);
  const button = (
    <IconButton
      ref={element}
      label={t('card.menu')}
      aria-label={t('card.menuOf', { title: card.title })}
      size="sm"
      tabIndex={tabIndex}
      data-card-menu
      onKeyDown={({ key }) => key === 'Escape' && isOpen && setOpen(false)}
      {...(!isMade && { 'aria-haspopup': 'menu', onClick: () => setMade(true) })}
    >
      <IconDots size={16} aria-hidden="true" />
    </IconButton>
  );
  if (!isMade) return button;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={220}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <MenuItems card={card} />
      </Menu.Dropdown>
    </Menu>
  );
}

function MenuItems({ card }: { card: TaskCard }) {
  const { t } = useTranslation('tasks/board');
  const actions = useBoardActions();
  const cards = useColumnCards();
  const index = cards.findIndex(({ taskId }) => taskId === card.taskId);
  return (
    <>
      <Menu.Label>{t('card.moveTo')}</Menu.Label>
      {taskStatuses
        .filter((status) => status !== card.status && canReach(actions, card, status))
        .map((status) => (
          <Menu.Item key={status} onClick={() => actions.move(card, status, null)}>
            {t(`status.${status}`)}
          </Menu.Item>
        ))}
      {index > 0 && (
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden="true" />}
          onClick={() => actions.move(card, card.status, cards[index - 2]?.taskId ?? null)}
        >
          {t('card.up')}
        </Menu.Item>
      )}
      {index >= 0 && index < cards.length - 1 && (
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden="true" />}
          onClick={() => actions.move(card, card.status, cards[index + 1]!.taskId)}
        >
          {t('card.down')}
        </Menu.Item>
      )}
      {card.approvedAt === null && (
        <>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => actions.askDelete(card)}
          >
            {t('delete.action')}
          </Menu.Item>
        </>
      )}
    </>
  );
}
