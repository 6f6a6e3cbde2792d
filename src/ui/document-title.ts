import { useEffect } from 'react';

/** Sets the title of the browser's tab. */
export function useDocumentTitle(...parts: readonly string[]): void {
  const title = [...parts, 'Ponte'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
