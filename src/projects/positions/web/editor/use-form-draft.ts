import { useRef, useState } from 'react';
import { typedChanges, withTyped } from '#projects/positions/rules/typed-changes.ts';

/** A form whose typed text stays in this browser until it is sent or discarded. */
export interface FormDraft<Form extends object> {
  answers: Form;
  change: (changes: Partial<Form>) => void;
  /** It opened with what was typed before. */
  isRestored: boolean;
  /** It says something else than when it opened empty. */
  isTyped: boolean;
  /** Back to how it opened. */
  discard: () => void;
  /** Once it was sent. */
  forget: () => void;
}

/** `key` names what is written; closing, Escape and a reload lose nothing. */
export function useFormDraft<Form extends object>(key: string, start: Form): FormDraft<Form> {
  const place = `draft:vacancy:${key}`;
  const [opened] = useState(start);
  const [answers, setAnswers] = useState(() => withTyped(opened, readKept(place)));
  const [isRestored, setRestored] = useState(() => isTypedIn(opened, answers));
  const latest = useRef(answers);
  const put = (next: Form) => {
    latest.current = next;
    setAnswers(next);
  };
  return {
    answers,
    isRestored,
    isTyped: isTypedIn(opened, answers),
    change: (changes) => {
      const next = { ...latest.current, ...changes };
      put(next);
      keep(place, typedChanges(opened, next));
    },
    discard: () => {
      localStorage.removeItem(place);
      setRestored(false);
      put(opened);
    },
    forget: () => localStorage.removeItem(place),
  };
}

const isTypedIn = <Form extends object>(start: Form, now: Form) => Object.keys(typedChanges(start, now)).length > 0;

function readKept(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function keep(place: string, typed: object): void {
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(typed));
  } catch {
    // Storage full or blocked: the form itself keeps the text while it is open.
  }
}
