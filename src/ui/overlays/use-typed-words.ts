import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { keptWords } from './kept-words.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What people write in. A password or a search is no loss. */
const FIELDS =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="hidden"], [type="password"], [type="search"], [readonly])';

/** The fields of the dialog itself, without those of another one that was opened within it and is elsewhere on the page. */
function fieldOf({ currentTarget, target }: SyntheticEvent): Field | null {
  return target instanceof Element && currentTarget.contains(target) && target.matches(FIELDS)
    ? (target as Field)
    : null;
}

/** Types a text as a person would, so that React hears of it. */
function typeInto(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Knows by the events of a dialog's fields whether something typed would be lost with it. With `draftKey` the words wait in this page
 * until they are saved or discarded.
 */
export function useTypedWords(draftKey: string | undefined, isSaving: boolean) {
  /** What a field held before anybody typed. */
  const before = useRef(new Map<Field, string>());
  const wasSent = useRef(false);
  const [isTyped, setTyped] = useState(false);
  const isChanged = (field: Field) => field.isConnected && field.value !== (before.current.get(field) ?? field.value);
  const holdsWords = () => [...before.current.keys()].some(isChanged);

  function keep(dialog: Element): void {
    if (draftKey === undefined) return;
    const fields = [...dialog.querySelectorAll<Field>(FIELDS)];
    keptWords.keep(
      draftKey,
      new Map(fields.flatMap((field, place) => (isChanged(field) ? [[place, field.value] as const] : []))),
    );
  }

  useEffect(() => {
    if (isSaving) wasSent.current = true;
  }, [isSaving]);
  useEffect(
    () => () => {
      // A dialog that is gone after its call has saved the words.
      if (draftKey !== undefined && wasSent.current) keptWords.forget(draftKey);
    },
    [draftKey],
  );

  return {
    isTyped,
    holdsWords,
    forget() {
      before.current.clear();
      setTyped(false);
      if (draftKey !== undefined) keptWords.forget(draftKey);
    },
    /** Brings back what waits, once the fields are there. */
    restore(dialog: Element) {
      if (draftKey === undefined) return;
      const words = keptWords.read(draftKey);
      const fields = [...dialog.querySelectorAll<Field>(FIELDS)];
      for (const field of fields) before.current.set(field, field.value);
      for (const [place, text] of words) if (fields[place]) typeInto(fields[place], text);
    },
    events: {
      onFocusCapture(event: SyntheticEvent) {
        const field = fieldOf(event);
        if (field && !before.current.has(field)) before.current.set(field, field.value);
      },
      onInputCapture(event: SyntheticEvent) {
        const field = fieldOf(event);
        if (!field) return;
        wasSent.current = false;
        setTyped(holdsWords());
        keep(event.currentTarget);
      },
    },
  };
}
