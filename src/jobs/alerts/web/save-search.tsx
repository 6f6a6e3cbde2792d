import { useState } from 'react';
import { loadNamespaces, useTranslation } from '#platform/ui/i18n.ts';
import { jobPaths } from '#jobs/paths.ts';
import { Button, ButtonLink } from '#platform/ui/controls/button.tsx';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

const openModal = async () => {
  const [module] = await Promise.all([import('./save-search-modal.tsx'), loadNamespaces(['jobs/alerts'])]);
  return module.SaveSearchModal;
};
const SaveSearchModal = lazyPart(openModal);

/** For members, beside the filters: saves the current search and links to saved ones. */
export function SaveSearch({ search }: { search: BoardSearch }) {
  const { t } = useTranslation('jobs');
  const [isOpen, setOpen] = useState(false);
  const hasFilters = Object.keys(search).some((key) => key !== 'job');
  return (
    <>
      {hasFilters && (
        <Button size="bar" onPointerEnter={() => void openModal()} onClick={() => setOpen(true)}>
          {t('filter.saveSearch')}
        </Button>
      )}
      <ButtonLink to={jobPaths.savedSearches} variant="quiet" size="bar">
        {t('filter.savedSearches')}
      </ButtonLink>
      {isOpen && <SaveSearchModal search={search} onClose={() => setOpen(false)} />}
    </>
  );
}
