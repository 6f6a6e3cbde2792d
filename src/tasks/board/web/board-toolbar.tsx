import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCalendarMonth, IconLayoutKanban, IconTable } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import type { TaskBoard } from '#tasks/board/schemas.ts';
import { type BoardLook, boardLooks } from '#tasks/rules/board-looks.ts';
import { SavedViews } from '#tasks/views/web/saved/saved-views.tsx';
import type { BoardSearch, ChangeBoardSearch } from './addresses.ts';

interface BoardToolbarProps {
  board: TaskBoard;
  search: BoardSearch;
  change: ChangeBoardSearch;
  /** Nothing matches the search and its filters. */
  isEmpty: boolean;
}

const icons: Record<BoardLook, ReactNode> = {
  board: <IconLayoutKanban size={16} aria-hidden="true" />,
  table: <IconTable size={16} aria-hidden="true" />,
  calendar: <IconCalendarMonth size={16} aria-hidden="true" />,
};
const orNothing = <Value,>(values: Value[]) => (values.length > 0 ? values : undefined);

export function BoardToolbar({ board, search, change, isEmpty }: BoardToolbarProps) {
  const { t } = useTranslation('tasks/board');
  const total = board.columns.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Toolbar label={t('toolbar.label')} end={t('toolbar.total', { count: total })}>
        <SegmentedControl
          label={t('look.label')}
          value={search.look ?? 'board'}
          onChange={(look) => change({ look: look === 'board' ? undefined : look })}
          options={boardLooks.map((look) => ({ value: look, label: t(`look.${look}`), icon: icons[look] }))}
        />
        <SearchField
          label={t('toolbar.search')}
          value={search.search ?? ''}
          onSearch={(text) => change({ search: text === '' ? undefined : text })}
        />
        {board.people.length > 1 && (
          <OptionFilter
            label={t('task.assigned')}
            options={board.people.map(({ memberId, name }) => ({ value: memberId, label: personName(name) }))}
            value={search.assigned ?? []}
            onChange={(assigned) => change({ assigned: orNothing(assigned) })}
          />
        )}
        {board.tags.length > 0 && (
          <OptionFilter
            label={t('task.tags')}
            options={board.tags.map(({ tagId, name }) => ({ value: tagId, label: name }))}
            value={search.tags ?? []}
            onChange={(tags) => change({ tags: orNothing(tags) })}
          />
        )}
        <SavedViews projectId={board.project.projectId} search={search} change={change} />
      </Toolbar>
      {isEmpty && (
        <p role="status" className="meta">
          {t('toolbar.noMatch')}{' '}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => change({ search: undefined, assigned: undefined, tags: undefined })}
          >
            {t('toolbar.clear')}
          </Button>
        </p>
      )}
    </>
  );
}
