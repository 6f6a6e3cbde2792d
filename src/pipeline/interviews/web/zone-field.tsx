import { Select } from '@mantine/core';
import { timeZoneCity } from '#platform/calendar/time-zone-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';

interface ZoneFieldProps {
  description: string;
  /** Is offered even where the browser does not know it. */
  usual: string;
  value: string;
  onChange: (zone: string) => void;
}

/** A time zone, chosen by its city; typing needs no accents. */
export function ZoneField({ description, usual, value, onChange }: ZoneFieldProps) {
  const { t } = useTranslation('pipeline/interviews');
  return (
    <Select
      label={t('picker.zone')}
      description={description}
      data={citiesWith(usual)}
      filter={({ options, search, limit }) =>
        options
          .filter((option) => 'label' in option && foldText(option.label).includes(foldText(search)))
          .slice(0, limit)
      }
      value={value}
      searchable
      limit={60}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

function citiesWith(zone: string): { value: string; label: string }[] {
  const known = new Set([zone, ...Intl.supportedValuesOf('timeZone')]);
  return [...known]
    .map((value) => ({ value, label: timeZoneCity(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
