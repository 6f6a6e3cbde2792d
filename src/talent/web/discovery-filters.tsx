import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import { HIRING_MODELS } from '#profiles/rules/profile.ts';
import type { TalentSearch } from './talent-search.ts';

const LEVELS = [2, 4, 6, 8, 10];

interface DiscoveryFiltersProps {
  search: TalentSearch;
  onChange: (next: TalentSearch) => void;
}

export function DiscoveryFilters({ search, onChange }: DiscoveryFiltersProps) {
  const { t } = useTranslation('talent');
  const change = (key: keyof TalentSearch, value: TalentSearch[keyof TalentSearch]) => {
    const { [key]: _, ...kept } = search;
    onChange(value === undefined || value === '' ? kept : { ...kept, [key]: value });
  };
  return (
    <Toolbar label={t('discovery.filters')}>
      <SearchField
        label={t('discovery.search')}
        value={search.search ?? ''}
        onSearch={(text) => change('search', text.slice(0, 100))}
        width={340}
      />
      <OptionFilter
        single
        label={t('discovery.level')}
        options={LEVELS.map((years) => ({ value: String(years), label: t('discovery.atLeast', { count: years }) }))}
        value={search.level ? [String(search.level)] : []}
        onChange={([years]) => change('level', years ? Number(years) : undefined)}
      />
      <OptionFilter
        single
        label={t('discovery.availability')}
        options={[{ value: 'available', label: t('person.available') }]}
        value={search.available ? ['available'] : []}
        onChange={([value]) => change('available', value ? true : undefined)}
      />
      <OptionFilter
        single
        label={t('discovery.hiringModel')}
        options={HIRING_MODELS.map((value) => ({ value, label: value }))}
        value={search.hiringModel ? [search.hiringModel] : []}
        onChange={([model]) => change('hiringModel', model)}
      />
      {Object.keys(search).length > 0 && (
        <Button variant="quiet" size="bar" onClick={() => onChange({})}>
          {t('discovery.clear')}
        </Button>
      )}
    </Toolbar>
  );
}
