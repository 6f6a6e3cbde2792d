import { englishCeilings, experienceLevels, leastPays, postedWithinDays } from '#jobs/board/rules/search-filters.ts';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { usePayFromText } from '#jobs/board/web/pay-from-text.ts';
import { PlaceFilter } from '#jobs/board/web/place-filter.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { OptionFilter } from '#ui/table/filter-chip.tsx';

interface FineFiltersProps {
  search: BoardSearch;
  onChange: (changes: BoardSearch) => void;
  /** A saved search waits for new vacancies, whose age says nothing. */
  withAge?: boolean;
}

/** Place, level, pay, English and age of a vacancy. */
export function FineFilters({ search, onChange, withAge = true }: FineFiltersProps) {
  const { t } = useTranslation('jobs');
  const payFromText = usePayFromText();
  const { level = [], payFrom, english, postedWithin } = search;
  const pays = new Set([...leastPays, ...(payFrom ? [payFrom] : [])]);
  const days = new Set<number>([...postedWithinDays, ...(postedWithin ? [postedWithin] : [])]);
  return (
    <>
      <PlaceFilter search={search} onChange={(place) => onChange({ city: undefined, state: undefined, ...place })} />
      <OptionFilter
        label={t('filter.level')}
        options={experienceLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        value={level}
        onChange={(value) => onChange({ level: value })}
      />
      <OptionFilter
        label={t('filter.pay')}
        options={[...pays]
          .toSorted((one, other) => one - other)
          .map((cents) => ({ value: String(cents), label: payFromText(cents) }))}
        value={payFrom ? [String(payFrom)] : []}
        onChange={([cents]) => onChange({ payFrom: cents ? Number(cents) : undefined })}
        single
      />
      <OptionFilter
        label={t('filter.english')}
        options={englishCeilings.map((value) => ({ value, label: t(`english.${value}`) }))}
        value={english ? [english] : []}
        onChange={([value]) => onChange({ english: value })}
        single
      />
      {withAge && (
        <OptionFilter
          label={t('filter.posted')}
          options={[...days]
            .toSorted((one, other) => one - other)
            .map((count) => ({ value: String(count), label: t('posted', { count }) }))}
          value={postedWithin ? [String(postedWithin)] : []}
          onChange={([count]) => onChange({ postedWithin: count ? Number(count) : undefined })}
          single
        />
      )}
    </>
  );
}
