import { Modal } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forwardStages } from '#pipeline/candidates/rules/forward-stages.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { LoadMore } from '#ui/table/pager.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { candidateListQuery } from '#pipeline/candidates/web/candidate-list-query.ts';
import { SelectableCandidate } from './selectable-candidate.tsx';
import styles from './selection.module.css';

const views = ['all', 'suggested'] as const;

interface ChooseDialogProps {
  place: Place;
  title: string;
  selected: CandidateCard | undefined;
  onClose: () => void;
  onChoose: (card: CandidateCard) => Promise<void>;
}

/** The active candidates, most advanced stage first. */
export function ChooseDialog({ place, title, selected, onClose, onChoose }: ChooseDialogProps) {
  const { t } = useTranslation('pipeline/selection');
  const [search, setSearch] = useState('');
  const [view, setView] = useState<(typeof views)[number]>('all');
  const list = useInfiniteQuery({
    ...candidateListQuery(place, {
      ...(search !== '' && { search }),
      ...(view === 'suggested' && { suggested: true }),
      stages: [...forwardStages],
      sort: 'stage',
      direction: 'descending',
    }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap((page) => page.candidates);
  const count = list.data?.pages[0]?.count ?? 0;
  const isNarrowed = search !== '' || view !== 'all';
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(selected ? 'dialog.change' : 'dialog.choose', { title })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <p className="sub">{selected ? t('dialog.now', { name: personName(selected.name) }) : t('dialog.text')}</p>
      <div className={styles.narrow}>
        <SearchField label={t('dialog.search')} value={search} onSearch={setSearch} />
        <SegmentedControl
          label={t('dialog.view')}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`dialog.${value}`) }))}
        />
      </div>
      {list.isError && !rows && (
        <LoadError error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} compact />
      )}
      {list.isPending && (
        <Loading>
          <Skeleton height={180} />
        </Loading>
      )}
      {rows?.length === 0 && (
        <EmptyState
          illustration={isNarrowed ? 'search' : 'people'}
          title={t(isNarrowed ? 'dialog.notFound' : 'dialog.empty')}
          description={t(isNarrowed ? 'dialog.notFoundText' : 'dialog.emptyText')}
          compact
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <ul className={styles.candidates} aria-label={t('dialog.list')}>
            {rows.map((card) => (
              <SelectableCandidate
                key={card.applicationId}
                place={place}
                card={card}
                isChange={selected !== undefined}
                onChoose={onChoose}
              />
            ))}
          </ul>
          <LoadMore
            text={t('dialog.shown', { shown: formatCount(rows.length), count: formatCount(count) })}
            hasMore={list.hasNextPage}
            loading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </Modal>
  );
}
