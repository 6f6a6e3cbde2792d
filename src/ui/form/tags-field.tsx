import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { useDebounced } from '../controls/use-debounced.ts';
import '../theme/full-styles.ts';

export interface TagsFieldProps extends Omit<TagsInputProps, 'data' | 'value' | 'onChange' | 'maxTags'> {
  value: string[];
  onChange: (value: string[]) => void;
  /** The catalogue of the suggestions: hard skills, languages… */
  kind: string;
  suggest: (kind: string, text: string) => Promise<readonly string[]>;
  maximum?: number;
  maximumMessage?: ReactNode;
}

export function TagsField({ value, onChange, kind, suggest, maximum, maximumMessage, error, ...rest }: TagsFieldProps) {
  const { t } = useTranslation('platform');
  const [text, setText] = useState('');
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [full, setFull] = useState(false);
  const asked = useDebounced(text, 150);

  useEffect(() => {
    let current = true;
    suggest(kind, asked).then(
      (found) => current && setSuggestions(found),
      // Suggestions are optional; without them the field still accepts any input.
      () => current && setSuggestions([]),
    );
    return () => {
      current = false;
    };
  }, [kind, asked, suggest]);

  return (
    <TagsInput
      splitChars={[',', ';']}
      acceptValueOnBlur
      comboboxProps={{ withinPortal: true }}
      maxDropdownHeight={280}
      {...rest}
      value={value}
      data={[...suggestions]}
      searchValue={text}
      onSearchChange={setText}
      onChange={(next) => {
        setFull(false);
        onChange(next);
      }}
      {...(maximum !== undefined && { maxTags: maximum, onMaxTags: () => setFull(true) })}
      error={full ? (maximumMessage ?? t('tags.maximum', { count: maximum ?? 0 })) : error}
    />
  );
}
