import { CloseIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type CSSProperties } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './controls.module.css';

const SETTLE_MS = 250;

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What is searched for now, usually from the address. */
  value: string;
  /** Called when typing has stopped, or at once on Enter and clear. */
  onSearch: (text: string) => void;
  width?: number;
}

export function SearchField({ label, placeholder = label, value, onSearch, width }: SearchFieldProps) {
  const { t } = useTranslation('platform');
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = window.setTimeout(() => onSearch(text.trim()), SETTLE_MS);
    return () => window.clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the wait, not a new function or answer
  }, [text]);
  return (
    <div
      className={styles.search}
      data-search
      {...(width !== undefined && { style: { '--search-width': `${width}px` } as CSSProperties })}
    >
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(text.trim());
        }}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        leftSectionWidth={38}
        rightSectionPointerEvents="all"
        rightSection={
          text !== '' && (
            <IconButton
              label={t('search.clear')}
              size="sm"
              onClick={() => {
                setText('');
                onSearch('');
              }}
            >
              <CloseIcon size="16" />
            </IconButton>
          )
        }
      />
    </div>
  );
}
