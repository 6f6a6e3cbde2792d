import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const openModal = async () => (await import('./save-search-modal.tsx')).SaveSearchModal;
const SaveSearchModal = lazyPart(openModal);

/** For members, beside the filters: saves the current search. */
export function SaveSearch({ search }: { search: BoardSearch }) {
  const { t } = useTranslation('jobs');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="bar" onPointerEnter={() => void openModal()} onClick={() => setOpen(true)}>
        {t('filter.saveSearch')}
      </Button>
      {isOpen && <SaveSearchModal search={search} onClose={() => setOpen(false)} />}
    </>
  );
}
