import { useCallback, useEffect, useRef, useState } from 'react';

const SAVE_AFTER_MS = 600;

/** Reads the draft that was kept for this key, for initial values. */
export function readDraft<Values>(key: string): Values | null {
  try {
    const kept = localStorage.getItem(`draft:${key}`);
    return kept === null ? null : (JSON.parse(kept) as Values);
  } catch {
    return null;
  }
}

/** Keeps what is typed in this browser until the form is sent. */
export function useDraft(key: string, values: unknown): { savedAt: Date | null; clearDraft: () => void } {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const text = JSON.stringify(values);
  const first = useRef(text);
  const forget = useRef(() => {});
  useEffect(() => {
    if (text === first.current) return;
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
    forget.current = () => {
      isKept = true;
    };
    // Who reloads or leaves right after typing loses nothing either.
    window.addEventListener('pagehide', keep);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [key, text]);
  const clearDraft = useCallback(() => {
    // What was sent within the wait would come back as a draft otherwise.
    forget.current();
    localStorage.removeItem(`draft:${key}`);
  }, [key]);
  return { savedAt, clearDraft };
}
