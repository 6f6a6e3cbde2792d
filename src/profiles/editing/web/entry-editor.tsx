import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '#ui/icons/icons.ts';
import { movedEntry } from './form-parts.ts';
import styles from './editing.module.css';

interface EntryEditorProps<Entry> {
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  newEntry: () => Entry;
  nameOf: (entry: Entry) => string;
  addLabel: string;
  maximum: number;
  children: (entry: Entry, change: (changes: Partial<Entry>) => void, at: number) => ReactNode;
}

/** Edits a list: entries are added on top, reordered and removed. */
export function EntryEditor<Entry extends { id: string }>(props: EntryEditorProps<Entry>) {
  const { entries, onChange, newEntry, nameOf, addLabel, maximum, children } = props;
  const { t } = useTranslation('profiles');
  const move = (at: number, to: number) => onChange(movedEntry(entries, at, to));
  return (
    <div className={styles.items}>
      <div>
        <Button
          size="sm"
          icon={<IconPlus size={16} aria-hidden="true" />}
          disabled={entries.length >= maximum}
          onClick={() => onChange([newEntry(), ...entries])}
        >
          {addLabel}
        </Button>
      </div>
      {entries.map((entry, at) => {
        const name = nameOf(entry) || t('entry.unnamed');
        return (
          <div key={entry.id} className={styles.item} role="group" aria-label={name}>
            <div className={styles.itemHead}>
              <b>{name}</b>
              <IconButton
                size="sm"
                label={t('entry.up', { name })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <IconArrowUp size={18} />
              </IconButton>
              <IconButton
                size="sm"
                label={t('entry.down', { name })}
                disabled={at === entries.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <IconArrowDown size={18} />
              </IconButton>
              <IconButton
                size="sm"
                label={t('entry.remove', { name })}
                onClick={() => onChange(entries.filter((_, place) => place !== at))}
              >
                <IconTrash size={18} />
              </IconButton>
            </div>
            {children(
              entry,
              (changes) => onChange(entries.map((one, place) => (place === at ? { ...one, ...changes } : one))),
              at,
            )}
          </div>
        );
      })}
    </div>
  );
}
