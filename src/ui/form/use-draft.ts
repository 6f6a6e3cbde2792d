import { useCallback, useEffect, useRef, useState } from 'react';

/** Reads the draft saved under this key, for initial values. */
export function readDraft<Values>(key: string): Values | null {
  try {
    const stored = localStorage.getItem(`draft:${key}`);
    return stored === null ? null : (JSON.parse(stored) as Values);
  } catch {
    return null;
  }
}

/** Saves the input in this browser at each change until the form is sent, so that leaving right after typing loses nothing; `null`: there is none. */
export function useDraft(key: string, values: unknown): { savedAt: Date | null; clearDraft: () => void } {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const text = JSON.stringify(values);
  const isEmpty = values === null;
  const latest = useRef(text);
  useEffect(() => {
    if (text === latest.current) return;
    latest.current = text;
    if (isEmpty) {
      setSavedAt(null);
      return localStorage.removeItem(`draft:${key}`);
    }
    try {
      localStorage.setItem(`draft:${key}`, text);
      setSavedAt(new Date());
    } catch {
      // Storage full or blocked: there is no draft, and the note does not claim one.
    }
  }, [key, text, isEmpty]);
  const clearDraft = useCallback(() => localStorage.removeItem(`draft:${key}`), [key]);
  return { savedAt, clearDraft };
}
