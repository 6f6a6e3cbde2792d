import { useEffect, useRef } from 'react';
import type { SavedView } from './saved-view.ts';

interface DefaultView<Settings> {
  /** undefined until they are read. */
  views: readonly SavedView<Settings>[] | undefined;
  isLoading: boolean;
  /** The address has settings of its own. */
  says: boolean;
  onOpen: (view: SavedView<Settings>) => void;
}

/** Applies the person's default view to a page opened without settings in its address; settings in a link take precedence. */
export function useDefaultView<Settings>({ views, isLoading, says, onOpen }: DefaultView<Settings>): {
  isPending: boolean;
} {
  const isNew = useRef(!says);
  const chosen = views?.find(({ isDefault }) => isDefault);
  const isOpening = isNew.current && !says && chosen !== undefined;
  useEffect(() => {
    if (!views || !isNew.current) return;
    isNew.current = false;
    if (isOpening && chosen) onOpen(chosen);
  }, [views, isOpening, chosen, onOpen]);
  return { isPending: isLoading || isOpening };
}
