import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { isProfileEditor, type ProfileEditor } from '#profiles/paths.ts';

/**
 * The editor of a link just pressed, until the address changes: on a slow phone, the router's work would delay the first feedback.
 * Clicks with modifier keys or other buttons keep their normal behaviour.
 */
export function useOpeningEditor(path: string, open: (editor: ProfileEditor) => Promise<void>): ProfileEditor | null {
  const [opening, setOpening] = useState<ProfileEditor | null>(null);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const editor = link?.pathname === path ? new URLSearchParams(link.search).get('edit') : null;
      if (!isPlain || !isProfileEditor(editor)) return;
      event.preventDefault();
      event.stopPropagation();
      setOpening(editor);
      void afterPaint()
        .then(() => latest.current(editor))
        .finally(() => setOpening(null));
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [path]);
  return opening;
}
