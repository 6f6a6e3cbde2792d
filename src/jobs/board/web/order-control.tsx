import { type BoardOrder, boardOrders } from '#jobs/board/rules/search-filters.ts';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { useTranslation } from '#ui/i18n.ts';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';

/** The order of the list: a choice where there are words to match, otherwise the newest come first. */
export function OrderControl({ search, onOrder }: { search: BoardSearch; onOrder: (order: BoardOrder) => void }) {
  const { t } = useTranslation('jobs');
  if (!search.search) return <span>{t('order.newestFirst')}</span>;
  return (
    <SegmentedControl
      label={t('order.label')}
      value={search.order ?? 'best'}
      onChange={onOrder}
      options={boardOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
    />
  );
}
