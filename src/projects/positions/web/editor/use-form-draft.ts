import { useEffect, useState } from 'react';
import type { TypedRecord } from '#ui/form/edited/typed-record.ts';
import { type Conflict, useEdited } from '#ui/form/edited/use-edited.ts';
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
  /** With the version that typing began with. */
  edited: Conflict<Form> & { version: number };
  /** Once it was sent. */
  forget: () => void;
}

/** `key` names what is written; closing, Escape and a reload lose nothing. `version`: of the record that is changed. */
export function useFormDraft<Form extends object>(key: string, start: Form, version = 0): FormDraft<Form> {
  const place = `draft:vacancy:${key}`;
  const [restored] = useState(() => readKept(place, start));
  const edited = useEdited({ version, fields: start }, restored);
  const { record } = edited;
  const isTyped = record !== null && isTypedIn(record.before.fields, record.typed);
  const [isRestored, setRestored] = useState(isTyped);
  useEffect(() => keep(place, record && isTyped ? record : null), [place, record, isTyped]);
  return {
    answers: edited.fields,
    isRestored,
    isTyped,
    change: edited.change,
    discard: () => {
      setRestored(false);
      edited.forget();
    },
    edited,
    forget: edited.forget,
  };
}

const isTypedIn = <Form extends object>(start: Form, now: Form) => Object.keys(typedChanges(start, now)).length > 0;

/** What was typed before, as far as the fields still take it, with the record as it was then. */
function readKept<Form extends object>(place: string, start: Form): TypedRecord<Form> | null {
  try {
    const { before, typed } = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<TypedRecord<Form>>;
    if (!before || !typed) return null;
    const fields = withTyped(start, before.fields);
    return { before: { version: before.version, fields }, typed: withTyped(fields, typed) };
  } catch {
    return null;
  }
}

function keep(place: string, record: object | null): void {
  try {
    if (record === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(record));
  } catch {
    // Storage full or blocked: the form itself keeps the text while it is open.
  }
}
