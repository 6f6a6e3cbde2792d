import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { keptWords } from './kept-words.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What people write in. A password, which may be shown as text, a code or a search is no loss. */
const FIELDS =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="hidden"], [type="password"], [type="search"], [readonly], [autocomplete$="password"], [autocomplete="one-time-code"], [data-secret])';

const fieldsOf = (dialog: Element) => [...dialog.querySelectorAll<Field>(FIELDS)];

/** The fields of the dialog itself, without those of another one that was opened within it and is elsewhere on the page. */
function fieldOf({ currentTarget, target }: SyntheticEvent): Field | null {
  return target instanceof Element && currentTarget.contains(target) && target.matches(FIELDS)
    ? (target as Field)
    : null;
}

/** Its label, and which one of that label it is: other fields may come and go before it. */
function nameOf(field: Field, fields: readonly Field[]): string {
  const labelOf = (one: Field) => one.labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? '';
  const label = labelOf(field);
  return `${label} ${fields.filter((one) => labelOf(one) === label).indexOf(field)}`;
}

/** Types a text as a person would, so that React hears of it. */
function typeInto(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The call that takes the words away. */
export interface Saving {
  isPending: boolean;
  error: Error | null;
}

/**
 * Knows by the events of a dialog's fields whether something typed would be lost with it. With `draftKey` the words wait in this page
 * until they are saved or discarded.
 */
export function useTypedWords(draftKey: string | null, saving?: Saving) {
  /** What a field held before anybody typed. */
  const before = useRef(new Map<Field, string>());
  const wasSent = useRef(false);
  const isRestoring = useRef(false);
  const [isTyped, setTyped] = useState(false);
  const isChanged = (field: Field) => field.isConnected && field.value !== (before.current.get(field) ?? field.value);
  const holdsWords = () => [...before.current.keys()].some(isChanged);

  function keep(dialog: Element): void {
    if (draftKey === null) return;
    const fields = fieldsOf(dialog);
    const changed = fields.filter(isChanged);
    const words = (field: Field) => ({ before: before.current.get(field) ?? '', text: field.value });
    keptWords.keep(draftKey, new Map(changed.map((field) => [nameOf(field, fields), words(field)])));
  }

  const isPending = saving?.isPending ?? false;
  const hasFailed = saving !== undefined && saving.error !== null;
  useEffect(() => {
    if (isPending || hasFailed) wasSent.current = isPending;
  }, [isPending, hasFailed]);
  useEffect(
    () => () => {
      // A dialog that is gone after its call has saved the words.
      if (draftKey !== null && wasSent.current) keptWords.forget(draftKey);
    },
    [draftKey],
  );

  return {
    isTyped,
    holdsWords,
    forget() {
      before.current.clear();
      setTyped(false);
      if (draftKey !== null) keptWords.forget(draftKey);
    },
    /**
     * Brings back what waits, as its fields appear. A field that holds something else than when typing began keeps it: its record was
     * changed meanwhile, and old words do not come back over newer ones. Returns how to stop.
     */
    restore(dialog: Element): () => void {
      const words = new Map(draftKey === null ? [] : keptWords.read(draftKey));
      const look = () => {
        const fields = fieldsOf(dialog);
        isRestoring.current = true;
        for (const field of fields) {
          const name = nameOf(field, fields);
          const kept = words.get(name);
          if (!kept || !words.delete(name) || kept.before !== field.value) continue;
          before.current.set(field, kept.before);
          typeInto(field, kept.text);
          setTyped(true);
        }
        isRestoring.current = false;
        if (words.size === 0) later.disconnect();
      };
      const later = new MutationObserver(look);
      if (words.size > 0) later.observe(dialog, { subtree: true, childList: true });
      look();
      return () => later.disconnect();
    },
    events: {
      onFocusCapture(event: SyntheticEvent) {
        const field = fieldOf(event);
        if (field && !before.current.has(field)) before.current.set(field, field.value);
      },
      onInputCapture(event: SyntheticEvent) {
        const field = fieldOf(event);
        // What comes back is kept already; in between, React shows some fields as they were.
        if (!field || isRestoring.current) return;
        wasSent.current = false;
        setTyped(holdsWords());
        keep(event.currentTarget);
      },
    },
  };
}
