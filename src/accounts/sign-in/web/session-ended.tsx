import { useSyncExternalStore } from 'react';
import { loadNamespaces } from '#ui/i18n.ts';
import { endedSession } from '#ui/session/ended-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// Sessions last long, so the dialog is hardly ever needed.
const SessionEndedDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./session-ended-dialog.tsx'), loadNamespaces(['accounts'])]);
  return module.SessionEndedDialog;
});

/** Rendered once per page, above everything. */
export function SessionEnded() {
  const hasEnded = useSyncExternalStore(endedSession.subscribe, endedSession.read);
  return hasEnded && <SessionEndedDialog />;
}
