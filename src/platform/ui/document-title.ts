import { useEffect } from 'react';

/** Names the browser's tab after the page that is shown. */
export function useDocumentTitle(...parts: readonly string[]): void {
  const title = [...parts, 'Ponte'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
