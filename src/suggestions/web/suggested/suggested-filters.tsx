import { Switch } from '@mantine/core';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import '#ui/theme/full-styles.ts';
import { HIRING_MODELS } from '#profiles/rules/profile.ts';
import { readSuggestedSearch, type SuggestedSearch } from './suggested-search.ts';
import styles from '../suggestions.module.css';

const LEVELS = [2, 4, 6, 8, 10];

interface SuggestedFiltersProps {
  search: SuggestedSearch;
  onChange: (next: SuggestedSearch) => void;
}

/** The reader's own choice; without it everyone is shown. */
export function SuggestedFilters({ search, onChange }: SuggestedFiltersProps) {
  const { t } = useTranslation('suggestions');
  const { level, hiringModel, tests, newOnly, position } = search;
  const change = (changes: Partial<Record<keyof SuggestedSearch, unknown>>) =>
    onChange(readSuggestedSearch({ ...search, ...changes }));
  const isSet = level !== undefined || hiringModel !== undefined || tests === true || newOnly === true;
  return (
    <Toolbar label={t('filters.label')}>
      <OptionFilter
        single
        label={t('filters.level')}
        options={LEVELS.map((years) => ({
          value: String(years),
          label: t('filters.levelOption', { count: years, years }),
        }))}
        value={level ? [String(level)] : []}
        onChange={([years]) => change({ level: years })}
      />
      <OptionFilter
        single
        label={t('filters.hiringModel')}
        options={HIRING_MODELS.map((value) => ({ value, label: value }))}
        value={hiringModel ? [hiringModel] : []}
        onChange={([model]) => change({ hiringModel: model })}
      />
      <Switch
        className={styles.switch}
        label={t('filters.newOnly')}
        checked={newOnly === true}
        onChange={(event) => change({ newOnly: event.currentTarget.checked })}
      />
      <Switch
        className={styles.switch}
        label={t('filters.tests')}
        checked={tests === true}
        onChange={(event) => change({ tests: event.currentTarget.checked })}
      />
      {isSet && (
        <Button variant="quiet" size="bar" onClick={() => onChange({ position })}>
          {t('filters.clear')}
        </Button>
      )}
    </Toolbar>
  );
}
