import { useQuery } from '@tanstack/react-query';
import { jobBoard } from '#accounts/paths.ts';
import { jobPath } from '#jobs/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { api } from './api.ts';
import { Part } from './page-parts.tsx';
import styles from './newest-jobs.module.css';

const SHOWN = 4;

/** The latest vacancies; without any, or without an answer, the part is left out. */
export function NewestJobs() {
  const { t } = useTranslation('product-pages');
  const newest = useQuery({
    queryKey: ['product-pages', 'newest'],
    queryFn: ({ signal }) => api('GET /opportunities', { query: { limit: String(SHOWN) }, signal }),
  });
  const jobs = newest.data?.opportunities;
  if (newest.isError || jobs?.length === 0) return null;
  return (
    <Part title={t('newest.title')} sunken>
      {jobs ? (
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <li key={`${job.projectId}/${job.positionIndex}`}>
              <PageLink to={jobPath(job.projectId, job.positionIndex)}>
                <Avatar name={job.companyName} kind="company" size={40} />
                <span>
                  <b>{job.title}</b>
                  <span>{[job.companyName, job.hiringModel, job.city].filter(Boolean).join(' · ')}</span>
                  <span className="meta">
                    <RelativeTime moment={job.publishedAt} format="distance" />
                  </span>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      ) : (
        <Loading>
          <SkeletonCard height={180} />
        </Loading>
      )}
      <ButtonLink to={jobBoard}>{t('newest.all')}</ButtonLink>
    </Part>
  );
}
