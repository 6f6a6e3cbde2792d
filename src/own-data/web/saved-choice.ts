import { useSyncExternalStore } from 'react';
import { COOKIE_CHOICE, type CookieChoice, isCookieChoice } from '#own-data/rules/cookie-choice.ts';
import { readCookie, writeCookie } from '#ui/cookie.ts';

const listeners = new Set<() => void>();

/** Whether this installation counts page views at all; the server writes it into the page. */
export function areStatisticsOffered(): boolean {
  return document.documentElement.hasAttribute('data-statistics');
}

/** The visitor's choice; null: none yet. */
export function readChoice(): CookieChoice | null {
  const stored = readCookie(COOKIE_CHOICE);
  return isCookieChoice(stored) ? stored : null;
}

/** Saved for a year; everything that shows it updates at once. */
export function saveChoice(choice: CookieChoice): void {
  writeCookie(COOKIE_CHOICE, choice);
  for (const listener of listeners) listener();
}

export function useChoice(): CookieChoice | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readChoice);
}
