import { Menu } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '#ui/icons/icons.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import '#ui/theme/full-styles.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { taskStatuses } from '#tasks/rules/task-statuses.ts';
import { useBoardActions } from './board-actions.ts';
import { useColumnCards } from './column-cards.ts';
import { canReach } from './use-task-drop.ts';

/** The entries of a card's menu. */
export function TaskCardList({ card, overlay }: { card: TaskCard; overlay: TouchOverlay }) {
  const { t } = useTranslation('tasks/board');
  const actions = useBoardActions();
  const cards = useColumnCards();
  const index = cards.findIndex(({ taskId }) => taskId === card.taskId);
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={220}>
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
    </TouchMenu>
  );
}
