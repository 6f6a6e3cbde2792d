import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CountedTextarea, type CountedTextareaProps } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { completeMention, currentMention, matchPeople } from './mention-rules.ts';
import styles from './mentions.module.css';

export interface Mentioned {
  id: string;
  name: string;
}

/** Whom one can mention; read when the first @ is typed. */
export interface Mentionable {
  key: readonly unknown[];
  read: (signal: AbortSignal) => Promise<{ people: (Mentioned & { image: string | null })[] }>;
}

interface MentionTextareaProps extends CountedTextareaProps {
  mentionable: Mentionable;
  /** Called when somebody is selected from the list. */
  onMention: (person: Mentioned) => void;
}

const MAXIMUM_SHOWN = 6;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A text area in which @ mentions somebody: a list opens below, arrow keys move, Enter or Tab accepts, Escape closes. */
export function MentionTextarea({ mentionable, onMention, value, onChange, ...field }: MentionTextareaProps) {
  const { t } = useTranslation('platform');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const [active, setActive] = useState(0);
  const caretAfter = useRef<number | null>(null);
  const begun = isClosed ? null : currentMention(value, caret);
  const { data } = useQuery({
    queryKey: mentionable.key,
    queryFn: ({ signal }) => mentionable.read(signal),
    enabled: begun !== null,
  });
  const found = begun === null ? [] : matchPeople(data?.people ?? [], begun).slice(0, MAXIMUM_SHOWN);
  const at = Math.min(active, found.length - 1);
  const isOpen = found.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const area = () => box.current?.querySelector('textarea') ?? null;

  useLayoutEffect(() => {
    if (caretAfter.current === null) return;
    area()?.setSelectionRange(caretAfter.current, caretAfter.current);
    setCaret(caretAfter.current);
    caretAfter.current = null;
  }, [value]);

  function choose(person: Mentioned) {
    const completed = completeMention(value, caret, person.name);
    caretAfter.current = completed.caret;
    onChange(completed.text);
    onMention(person);
    area()?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const step = STEPS[event.key];
    if (step !== undefined) setActive((at + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(found[at]!);
    else if (event.key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
    // Escape closes the list and not the panel around it.
    event.stopPropagation();
  }

  return (
    <div ref={box} className={styles.field}>
      <CountedTextarea
        {...field}
        value={value}
        onChange={(text) => {
          setClosed(false);
          setActive(0);
          setCaret(area()?.selectionStart ?? text.length);
          onChange(text);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={() => setClosed(true)}
        onKeyDown={onKeyDown}
        aria-autocomplete="list"
        {...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': optionId(at) })}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('mentions.people')} className={styles.people}>
          {found.map((person, index) => (
            <div
              key={person.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={classNames(index === at && styles.active)}
              onMouseDown={(event) => {
                // The field keeps the focus.
                event.preventDefault();
                choose(person);
              }}
            >
              <Avatar name={person.name} image={person.image} size={24} />
              {person.name}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen ? t('mentions.found', { count: found.length }) : ''}
      </span>
    </div>
  );
}
