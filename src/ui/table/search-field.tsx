import { CloseIcon, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconSearch } from '#ui/icons/icons.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from '../page/controls.module.css';

const SETTLE_MS = 250;

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The current search, usually from the address. */
  value: string;
  /** Called when typing has paused, or at once on Enter and clear. */
  onSearch: (text: string) => void;
  width?: number;
}

export function SearchField({ label, placeholder = label, value, onSearch, width }: SearchFieldProps) {
  const { t } = useTranslation('platform');
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  // Only typing starts the delay, not a new function or answer.
  const settle = useEffectEvent((typed: string) => {
    if (typed !== value) onSearch(typed.trim());
  });
  useEffect(() => {
    const { pathname } = window.location;
    // Whoever has followed a link meanwhile is not called back to the list.
    const timer = window.setTimeout(() => window.location.pathname === pathname && settle(text), SETTLE_MS);
    return () => window.clearTimeout(timer);
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
