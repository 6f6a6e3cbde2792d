import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { useDebounced } from '#ui/controls/use-debounced.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import styles from './administration.module.css';

export interface FoundPerson {
  id: string;
  name: string;
  more: string;
  isDisabled?: boolean;
}

interface FoundPeopleProps {
  label: string;
  legend: string;
  queryKey: string;
  find: (search: string, signal: AbortSignal) => Promise<FoundPerson[]>;
  value: FoundPerson | null;
  onChange: (person: FoundPerson | null) => void;
}

const PAUSE_MS = 300;
const SHORTEST = 2;

/** A person in the results of a search. */
export function FoundPeople({ label, legend, queryKey, find, value, onChange }: FoundPeopleProps) {
  const { t } = useTranslation('jobs/administration');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const isAsked = search.length >= SHORTEST;
  const people = useQuery({
    queryKey: ['jobs', 'administration', queryKey, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: isAsked,
  });
  return (
    <>
      <TextInput
        label={label}
        type="search"
        maxLength={120}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(null);
        }}
      />
      <div role="status">
        {isAsked && people.isPending && (
          <Loading>
            <Skeleton height={52} />
          </Loading>
        )}
        {people.data?.length === 0 && (
          <EmptyState compact illustration="people" title={t('none')} description={t('noneText')} />
        )}
      </div>
      {people.isError && (
        <LoadError error={people.error} onRetry={() => void people.refetch()} retrying={people.isFetching} compact />
      )}
      {people.data && people.data.length > 0 && (
        <fieldset className={styles.found}>
          <legend>{legend}</legend>
          {people.data.map((person) => (
            <label key={person.id} className={styles.choice} htmlFor={`found-${person.id}`}>
              <input
                type="radio"
                id={`found-${person.id}`}
                name={queryKey}
                checked={value?.id === person.id}
                disabled={person.isDisabled}
                onChange={() => onChange(person)}
              />
              <span>
                {person.name}
                <span className={styles.more}>{person.more}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
