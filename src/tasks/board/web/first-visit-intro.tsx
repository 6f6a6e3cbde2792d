import { useState } from 'react';
import { type Intro, IntroDialog } from './intro-dialog.tsx';

interface FirstVisitIntroProps extends Intro {
  /** Where the browser keeps that it was seen. */
  seenKey: `ponte.${string}`;
}

const wasSeen = (key: string) => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Without storage it would come back at every visit.
    return true;
  }
};

/** How a page works, at the first visit only. */
export function FirstVisitIntro({ seenKey, ...intro }: FirstVisitIntroProps) {
  const [isOpen, setOpen] = useState(() => !wasSeen(seenKey));
  if (!isOpen) return null;
  return (
    <IntroDialog
      {...intro}
      onClose={() => {
        localStorage.setItem(seenKey, 'true');
        setOpen(false);
      }}
    />
  );
}
