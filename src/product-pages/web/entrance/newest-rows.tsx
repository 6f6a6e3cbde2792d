import { useQuery } from '@tanstack/react-query';
import { jobBoard } from '#accounts/paths.ts';
import { jobPath } from '#jobs/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { createClient } from '#ui/client.ts';
import type { ProductPagesApi } from '#product-pages/contract.ts';
import styles from './front-door.module.css';

// Not the client of the other pages, whose file brings theirs along.
const api = createClient<ProductPagesApi>();
const SHOWN = 3;

/** The newest vacancies; without any, or without an answer, nothing. */
export function NewestRows() {
  const { t } = useTranslation('product-pages/entrance');
  const { data } = useQuery({
    queryKey: ['product-pages', 'door'],
    queryFn: ({ signal }) => api('GET /opportunities', { query: { limit: String(SHOWN) }, signal }),
    retry: false,
  });
  const jobs = data?.opportunities ?? [];
  if (jobs.length === 0) return null;
  return (
    <section className={styles.newest} aria-label={t('newest')}>
      <h3>{t('newest')}</h3>
      <ul>
        {jobs.map((job) => (
          <li key={`${job.projectId}/${job.positionIndex}`}>
            <PageLink to={jobPath(job.projectId, job.positionIndex)}>
              <b>{job.title}</b>
              <span>{[job.companyName, job.city, job.hiringModel].filter(Boolean).join(' · ')}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink to={jobBoard}>{t('all')}</PageLink>
    </section>
  );
}
