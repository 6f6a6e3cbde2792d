import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronDown, IconX } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import { useTouchOverlay } from '../overlays/use-touch-overlay.ts';
import '../theme/full-styles.ts';
import styles from '../page/controls.module.css';
import { lazyPart } from '../lazy-part.tsx';

const loadDropdown = () => import('./filter-dropdown.tsx');
const FilterDropdown = lazyPart(async () => (await loadDropdown()).FilterDropdown);

export interface FilterChipProps {
  label: string;
  /** The selection in words; null when the filter is not set. */
  chosen: string | null;
  onClear: () => void;
  /** The dropdown; a function receives a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

export function FilterChip({ label, chosen, onClear, children }: FilterChipProps) {
  const { t } = useTranslation('platform');
  const { opened, overlay, anchor, toggle } = useTouchOverlay(loadDropdown);
  return (
    <>
      <div
        ref={anchor}
        className={classNames(styles.chip, chosen !== null && styles.set)}
        data-chosen={chosen !== null || undefined}
      >
        <button
          type="button"
          className={styles.open}
          aria-expanded={opened}
          aria-haspopup="dialog"
          aria-label={chosen === null ? undefined : `${label}: ${chosen}`}
          onClick={toggle}
        >
          <span>{chosen ?? label}</span>
          {chosen === null && <IconChevronDown size={16} aria-hidden="true" />}
        </button>
        {chosen !== null && (
          <button type="button" className={styles.clear} aria-label={t('filter.clear', { label })} onClick={onClear}>
            <IconX size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      {overlay && (
        <FilterDropdown label={label} overlay={overlay}>
          {typeof children === 'function' ? children(() => overlay.onChange(false)) : children}
        </FilterDropdown>
      )}
    </>
  );
}

export interface OptionFilterProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; count?: ReactNode }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** A single choice closes the dropdown. */
  single?: boolean;
}

/** The common filter: one or several of a list of values. */
export function OptionFilter<Value extends string>({
  label,
  options,
  value,
  onChange,
  single = false,
}: OptionFilterProps<Value>) {
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  return (
    <FilterChip
      label={label}
      chosen={chosen.length === 0 ? null : chosen.length > 2 ? `${label} (${chosen.length})` : chosen.join(', ')}
      onClear={() => onChange([])}
    >
      {(close) => (
        <div className={styles.options} role="group" aria-label={label}>
          {options.map((option) => (
            <label key={option.value}>
              <input
                type={single ? 'radio' : 'checkbox'}
                name={single ? label : undefined}
                checked={value.includes(option.value)}
                onChange={(event) => {
                  if (single) {
                    onChange([option.value]);
                    close();
                  } else
                    onChange(
                      event.target.checked ? [...value, option.value] : value.filter((item) => item !== option.value),
                    );
                }}
              />
              {option.label}
              {option.count !== undefined && (
                <span className={classNames('meta num', styles.count)}>{option.count}</span>
              )}
            </label>
          ))}
        </div>
      )}
    </FilterChip>
  );
}
