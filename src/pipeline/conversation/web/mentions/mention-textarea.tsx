import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { completeMention, matchPeople, currentMention } from '#pipeline/conversation/rules/mentions.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { CountedTextarea, type CountedTextareaProps } from '#platform/ui/form/counted-textarea.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Avatar } from '#platform/ui/marks/avatar.tsx';
import { mentionableQuery } from './mentions-api.ts';
import styles from './mentions.module.css';

export interface Mentioned {
  id: string;
  name: string;
}

interface MentionTextareaProps extends CountedTextareaProps {
  applicationId: string;
  /** Called when somebody is selected from the list. */
  onMention: (person: Mentioned) => void;
}

const MAXIMUM_SHOWN = 6;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A text area in which @ mentions a colleague: a list opens below, arrow keys move, Enter or Tab accepts, Escape closes. */
export function MentionTextarea({ applicationId, onMention, value, onChange, ...field }: MentionTextareaProps) {
  const { t } = useTranslation('pipeline/conversation');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const [active, setActive] = useState(0);
  const caretAfter = useRef<number | null>(null);
  const begun = isClosed ? null : currentMention(value, caret);
  const { data } = useQuery({ ...mentionableQuery(applicationId), enabled: begun !== null });
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
        <div id={listId} role="listbox" aria-label={t('mention.people')} className={styles.people}>
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
        {isOpen ? t('mention.found', { count: found.length }) : ''}
      </span>
    </div>
  );
}
