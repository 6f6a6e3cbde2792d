import { useCallback, useRef, useState } from 'react';
import { type SeenRecord, type TypedRecord, typedOn, versionToSend } from './typed-record.ts';
import { readDraft } from '../use-draft.ts';

/** A draft of a record with the version that typing began with; null: none, or one of an earlier form of the page. */
export function readTyped<Fields>(draftKey: string): TypedRecord<Fields> | null {
  const draft = readDraft<Partial<TypedRecord<Fields>>>(draftKey);
  return draft?.before && draft.typed ? { before: draft.before, typed: draft.typed } : null;
}

/**
 * The fields of a form that changes a record. Until somebody types they follow the record, as live news brings it; from then on the record
 * as it was stays beside them, and saving sends its version. `StaleNotice` shows what happens when that one is not the newest any more.
 */
export function useEdited<Fields extends object>(
  newest: SeenRecord<Fields>,
  restored: TypedRecord<Fields> | null = null,
) {
  const [record, setRecord] = useState(
    () => restored && { ...restored, typed: { ...restored.before.fields, ...restored.typed } },
  );
  const latest = useRef(newest);
  latest.current = newest;
  // Stable, so that fields that did not change are not drawn again.
  const change = useCallback((changes: Partial<Fields>) => {
    setRecord((now) => {
      const { before, typed } = now ?? { before: latest.current, typed: latest.current.fields };
      return { before, typed: { ...typed, ...changes } };
    });
  }, []);
  return {
    fields: record?.typed ?? newest.fields,
    version: record ? versionToSend(record, newest) : newest.version,
    /** The record as it was when typing began. */
    before: record?.before.fields ?? newest.fields,
    newest,
    /** Null: nothing is typed. What a draft stores. */
    record,
    change,
    /** Goes on typing on another version of the record: the newest, or the one that an own call has just left. */
    keepOn: (seen: SeenRecord<Fields> = newest) => setRecord((now) => now && typedOn(now, seen)),
    /** Shows the record again: it was saved, or the words are given up. */
    forget: () => setRecord(null),
  };
}

export type Edited<Fields extends object> = ReturnType<typeof useEdited<Fields>>;
/** What is typed beside what is saved by now, and the two ways on. */
export type Conflict<Fields extends object> = Pick<Edited<Fields>, 'record' | 'newest' | 'fields' | 'forget'> & {
  keepOn: () => void;
};
