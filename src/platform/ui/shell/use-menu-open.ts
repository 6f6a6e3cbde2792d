import { useState } from 'react';
import { readCookie, writeCookie } from '../cookie.ts';

/** Whether the navigation is expanded, saved for the next visit. */
export function useMenuOpen(): [boolean, () => void] {
  const [open, setOpen] = useState(() => readCookie('menuOpen') !== 'false');
  function toggle() {
    writeCookie('menuOpen', String(!open));
    setOpen(!open);
  }
  return [open, toggle];
}
