import { useTranslation } from '#ui/i18n.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { type BoardSearch, boardPath } from './board-search.ts';
import styles from './jobs.module.css';

/** Says that corrected words were searched, with a link to search the typed ones exactly. */
export function CorrectedNote({ search, corrected }: { search: BoardSearch; corrected: string | null }) {
  const { t } = useTranslation('jobs');
  const { job: _, ...kept } = search;
  return (
    <div role="status">
      {corrected !== null && search.search && (
        <p className={styles.corrected}>
          {t('board.corrected', { corrected })}{' '}
          <PageLink to={boardPath({ ...kept, exact: true })}>
            {t('board.searchExactly', { typed: search.search })}
          </PageLink>
        </p>
      )}
    </div>
  );
}
