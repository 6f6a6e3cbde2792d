import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { jobPaths } from '#jobs/paths.ts';
import { Button, ButtonLink } from '#platform/ui/controls/button.tsx';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { SaveSearchModal } from './save-search-modal.tsx';

/** For members, beside the filters: saves this search, and links to the saved ones. */
export function SaveSearch({ search }: { search: BoardSearch }) {
  const { t } = useTranslation('jobs/alerts');
  const [isOpen, setOpen] = useState(false);
  const hasFilters = Object.keys(search).some((key) => key !== 'job');
  return (
    <>
      {hasFilters && (
        <Button size="bar" onClick={() => setOpen(true)}>
          {t('save.action')}
        </Button>
      )}
      <ButtonLink to={jobPaths.savedSearches} variant="quiet" size="bar">
        {t('list.title')}
      </ButtonLink>
      {isOpen && <SaveSearchModal search={search} onClose={() => setOpen(false)} />}
    </>
  );
}
