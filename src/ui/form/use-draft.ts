import { useCallback, useEffect, useRef, useState } from 'react';

const SAVE_AFTER_MS = 600;

/** Reads the draft saved under this key, for initial values. */
export function readDraft<Values>(key: string): Values | null {
  try {
    const stored = localStorage.getItem(`draft:${key}`);
    return stored === null ? null : (JSON.parse(stored) as Values);
  } catch {
    return null;
  }
}

/** Saves the input in this browser until the form is sent; `null`: there is none. */
export function useDraft(key: string, values: unknown): { savedAt: Date | null; clearDraft: () => void } {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const text = JSON.stringify(values);
  const isEmpty = values === null;
  const first = useRef(text);
  const discard = useRef(() => {});
  useEffect(() => {
    if (text === first.current) return;
    if (isEmpty) {
      setSavedAt(null);
      return localStorage.removeItem(`draft:${key}`);
    }
    let isKept = false;
    function keep() {
      if (isKept) return;
      isKept = true;
      try {
        localStorage.setItem(`draft:${key}`, text);
        setSavedAt(new Date());
      } catch {
        // Storage full or blocked: there is no draft, and the note does not claim one.
      }
    }
    const timer = window.setTimeout(keep, SAVE_AFTER_MS);
    discard.current = () => {
      isKept = true;
    };
    // Saves at once on unload, so that reloading right after typing loses nothing.
    window.addEventListener('pagehide', keep);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [key, text, isEmpty]);
  const clearDraft = useCallback(() => {
    // Cancels the pending save, or the sent input would come back as a draft.
    discard.current();
    localStorage.removeItem(`draft:${key}`);
  }, [key]);
  return { savedAt, clearDraft };
}
