import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { offerStates, type Place, readPlace } from '#jobs/board/rules/place.ts';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { nameOfState } from '#platform/brazil/states.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FilterChip } from '#ui/table/filter-chip.tsx';
import styles from './place-filter.module.css';

interface PlaceFilterProps {
  search: Pick<BoardSearch, 'city' | 'state'>;
  onChange: (place: Place | null) => void;
}

/** One filter for a city or a state, typed as people say it. */
export function PlaceFilter({ search: { city, state }, onChange }: PlaceFilterProps) {
  const { t } = useTranslation('jobs');
  const chosen = city ?? (state ? nameOfState(state) : null);
  return (
    <FilterChip label={t('filter.place')} chosen={chosen} onClear={() => onChange(null)}>
      {(close) => (
        <PlaceForm
          initial={chosen ?? ''}
          onChoose={(place) => {
            onChange(place);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

function PlaceForm({ initial, onChoose }: { initial: string; onChoose: (place: Place | null) => void }) {
  const { t } = useTranslation('jobs');
  const [typed, setTyped] = useState(initial);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // React hands it on to a form around the filter, which it does not belong to.
        event.stopPropagation();
        onChoose(readPlace(typed));
      }}
    >
      <TextInput
        label={t('filter.place')}
        value={typed}
        maxLength={120}
        data-autofocus
        autoComplete="address-level2"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {offerStates(typed).map(({ code, name }) => (
        <Button key={code} size="sm" variant="quiet" onClick={() => onChoose({ state: code })}>
          {t('filter.stateOf', { name })}
        </Button>
      ))}
      <Button size="sm" variant="primary" type="submit">
        {t('filter.show')}
      </Button>
    </form>
  );
}
