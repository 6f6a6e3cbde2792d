import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDots } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import type { TaskBoard } from '#tasks/board/schemas.ts';
import type { ChangeBoardSearch } from './addresses.ts';

const loadList = () => import('./board-menu-list.tsx');
const BoardMenuList = lazyPart(async () => (await loadList()).BoardMenuList);

/** What is done on a board now and then, so that the head keeps one row. */
export function BoardMenu({ board, change }: { board: TaskBoard; change: ChangeBoardSearch }) {
  const { t } = useTranslation('tasks/board');
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadList);
  return (
    <>
      <IconButton ref={anchor} label={t('board.more')} outlined {...menuButton} onClick={toggle}>
        <IconDots size={18} aria-hidden="true" />
      </IconButton>
      {overlay && <BoardMenuList board={board} change={change} overlay={overlay} />}
    </>
  );
}
