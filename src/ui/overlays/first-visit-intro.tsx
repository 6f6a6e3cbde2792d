import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useMobileNoticeClosed } from './mobile-notice-closed.ts';
import { NARROW_SCREEN } from '../shell/narrow-screen.ts';
import { type Intro, IntroDialog } from './intro-dialog.tsx';

interface FirstVisitIntroProps extends Intro {
  /** Where the browser keeps that it was seen. */
  seenKey: `ponte.${string}`;
  /** Its page has the notice of narrow screens, which comes first there. */
  followsNotice?: boolean;
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
export function FirstVisitIntro({ seenKey, followsNotice = false, ...intro }: FirstVisitIntroProps) {
  const [isOpen, setOpen] = useState(() => !wasSeen(seenKey));
  const isNarrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  const isNoticeClosed = useMobileNoticeClosed();
  if (!isOpen || (followsNotice && isNarrow && !isNoticeClosed)) return null;
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
