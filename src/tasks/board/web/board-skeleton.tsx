import boardStyles from '#ui/board/board.module.css';
import { useTranslation } from '#ui/i18n.ts';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { taskStatuses } from '#tasks/rules/task-statuses.ts';

const CARDS = [3, 2, 2, 1, 0, 1];

export function BoardSkeleton() {
  const { t } = useTranslation('tasks/board');
  return (
    <Loading label={t('board.loading')}>
      <div className={boardStyles.board} aria-hidden="true">
        {taskStatuses.map((status, index) => (
          <div className={boardStyles.column} key={status}>
            <div className={boardStyles.columnHead}>
              <Skeleton width={110} height={14} />
            </div>
            <div className={boardStyles.columnBody}>
              {Array.from({ length: CARDS[index] ?? 0 }, (_, card) => (
                <Skeleton key={card} width="100%" height={114} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
