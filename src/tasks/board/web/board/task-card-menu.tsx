import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDots } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';

const loadList = () => import('./task-card-list.tsx');
const TaskCardList = lazyPart(async () => (await loadList()).TaskCardList);

/** Moves without a pointer, and deletion. The menu itself is created by the first click, and loaded with the first touch of the page. */
export function TaskCardMenu({ card, tabIndex }: { card: TaskCard; tabIndex: number }) {
  const { t } = useTranslation('tasks/board');
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadList);
  return (
    <>
      <IconButton
        ref={anchor}
        label={t('card.menu')}
        aria-label={t('card.menuOf', { title: card.title })}
        size="sm"
        tabIndex={tabIndex}
        data-card-menu
        {...menuButton}
        onClick={toggle}
      >
        <IconDots size={16} aria-hidden="true" />
      </IconButton>
      {overlay && <TaskCardList card={card} overlay={overlay} />}
    </>
  );
}
