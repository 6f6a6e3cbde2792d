import { useState } from 'react';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

const SEEN_KEY = 'ponte.tasks.introSeen';
const IntroModal = lazyPart(async () => (await import('./intro-modal.tsx')).IntroModal);

const wasSeen = () => {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    // Without storage it would come back at every visit.
    return true;
  }
};

/** How boards work, in four steps, at the first visit (TSK-01). */
export function PanelIntro() {
  const [isOpen, setOpen] = useState(() => !wasSeen());
  if (!isOpen) return null;
  return (
    <IntroModal
      onClose={() => {
        localStorage.setItem(SEEN_KEY, 'true');
        setOpen(false);
      }}
    />
  );
}
