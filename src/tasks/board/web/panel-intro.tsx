import { useState } from 'react';
import { IntroDialog } from './intro-dialog.tsx';

const SEEN_KEY = 'ponte.tasks.introSeen';

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
    <IntroDialog
      onClose={() => {
        localStorage.setItem(SEEN_KEY, 'true');
        setOpen(false);
      }}
    />
  );
}
