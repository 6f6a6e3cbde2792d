import { useState } from 'react';
import { readCookie, writeCookie } from '../cookie.ts';

/** Whether the navigation is expanded, saved for the next visit. On calm pages it begins folded, and unfolding it there is not remembered. */
export function useMenuOpen(isCalm: boolean): [boolean, () => void] {
  const [open, setOpen] = useState(() => readCookie('menuOpen') !== 'false');
  const [openInCalm, setOpenInCalm] = useState(false);
  if (!isCalm && openInCalm) setOpenInCalm(false);
  function toggle() {
    if (isCalm) return setOpenInCalm(!openInCalm);
    writeCookie('menuOpen', String(!open));
    setOpen(!open);
  }
  return [isCalm ? openInCalm : open, toggle];
}
