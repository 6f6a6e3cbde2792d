import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { type JobAddress, jobKey } from '#jobs/rules/job-address.ts';
import { JobItem } from '#jobs/board/web/job-item.tsx';
import { similarQuery } from '#jobs/board/web/job-queries.ts';
import styles from './job.module.css';
import type { ReaderParts } from '#jobs/web/reader-parts.ts';
import { readVisitedJobs } from '#jobs/board/web/visited-jobs.ts';

/** Similar vacancies, below everything else: nothing waits for them, and a failure shows nothing. */
export function SimilarJobs({ job, AppliedJobs }: { job: JobAddress } & Pick<ReaderParts, 'AppliedJobs'>) {
  const { t } = useTranslation('jobs');
  const similar = useQuery(similarQuery(job));
  const items = similar.data?.opportunities ?? [];
  if (items.length === 0) return null;
  const visited = readVisitedJobs();
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t('job.similar')}</h2>
      <ul>
        <AppliedJobs>
          {(applied) =>
            items.map((item) => {
              const key = jobKey(item);
              const marks = { isSelected: false, isVisited: visited.has(key), isApplied: applied.has(key) };
              return <JobItem key={key} item={item} {...marks} onSelect={null} />;
            })
          }
        </AppliedJobs>
      </ul>
    </section>
  );
}
