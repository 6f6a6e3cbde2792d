import { useEffect, useRef } from 'react';
import { deskApi } from './desk-queries.ts';

const EVERY_MS = 20_000;

/** Tells the rest of the team that one has a ticket open, and whether one types; losing it now and then harms nothing. */
export function usePresence(supportId: string, isTyping: boolean, isOn: boolean): void {
  const typing = useRef(isTyping);
  typing.current = isTyping;
  useEffect(() => {
    if (!isOn) return;
    const tell = () =>
      void deskApi('POST /support/{supportId}/presence', {
        params: { supportId },
        body: { isTyping: typing.current },
      }).catch(() => undefined);
    tell();
    const timer = window.setInterval(tell, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [supportId, isTyping, isOn]);
}
