import { useEffect, useState, useSyncExternalStore } from 'react';
import { endedSession } from '#ui/session/ended-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// Sessions last long, so the dialog is hardly ever needed.
const SessionEndedDialog = lazyPart(async () => (await import('./session-ended-dialog.tsx')).SessionEndedDialog);

const PAUSE_MS = 1_000;
const isInField = () => document.activeElement?.matches('input, textarea, [contenteditable]') === true;

/** Rendered once per page, above everything. Whoever is typing is asked at their next pause, so that the page still gets every letter. */
export function SessionEnded() {
  const hasEnded = useSyncExternalStore(endedSession.subscribe, endedSession.read);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!hasEnded) return;
    const ask = () => setIsAsked(true);
    let pause = setTimeout(ask, isInField() ? PAUSE_MS : 0);
    const waitAgain = () => {
      clearTimeout(pause);
      pause = setTimeout(ask, PAUSE_MS);
    };
    window.addEventListener('keydown', waitAgain, true);
    return () => {
      clearTimeout(pause);
      window.removeEventListener('keydown', waitAgain, true);
      setIsAsked(false);
    };
  }, [hasEnded]);
  return hasEnded && isAsked && <SessionEndedDialog />;
}
