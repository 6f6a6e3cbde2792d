import { useQuery } from '@tanstack/react-query';
import { CopyLinkButton } from '#ui/controls/copy-link-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { jobPath } from '#jobs/paths.ts';
import { IconButtonLink } from '#ui/controls/icon-button.tsx';
import { IconExternalLink } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { ScrollRegion } from '#ui/keyboard/scroll-region.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/states/skeleton.tsx';
import { isApiError } from '#ui/api-error.ts';
import type { JobView, Vacancy } from '#jobs/web/api.ts';
import type { JobAddress } from '#jobs/rules/job-address.ts';
import { jobQuery } from '#jobs/board/web/job-queries.ts';
import { JobFacts, JobPills, JobSections } from '#jobs/vacancy/web/job-sections.tsx';
import { joinFacts } from '#jobs/rules/join-facts.ts';
import { useJobTexts } from '#jobs/board/web/job-texts.ts';
import jobStyles from '#jobs/vacancy/web/job.module.css';
import styles from '#jobs/board/web/jobs.module.css';
import { Unavailable } from '#jobs/vacancy/web/unavailable.tsx';
import type { ReaderParts } from '#jobs/web/reader-parts.ts';

interface JobPreviewProps extends Pick<ReaderParts, 'NextStep'> {
  job: JobAddress | null;
  isEmpty: boolean;
}

export function JobPreview({ job: address, isEmpty, NextStep }: JobPreviewProps) {
  const { t } = useTranslation('jobs');
  const job = useQuery({ ...jobQuery(address ?? { projectId: '', positionIndex: 0 }), enabled: address !== null });
  if (address === null && isEmpty) return <div className={styles.preview} />;
  const isGone = isApiError(job.error) && job.error.status === 404;
  return (
    // The key remounts the pane for another vacancy, so that it starts at its top.
    <ScrollRegion
      key={address && `${address.projectId}${address.positionIndex}`}
      role="region"
      className={styles.preview}
      label={t('board.preview')}
    >
      <div className={styles.previewIn}>
        {job.data?.vacancy && <Preview job={job.data} vacancy={job.data.vacancy} NextStep={NextStep} />}
        {(isGone || (job.data && !job.data.vacancy)) && <Unavailable job={job.data ?? null} isPage={false} />}
        {job.isError && !isGone && !job.data && (
          <LoadError error={job.error} onRetry={() => void job.refetch()} retrying={job.isFetching} />
        )}
        {!job.data && !job.isError && (
          <Loading>
            <div className={jobStyles.waiting}>
              <Skeleton height={56} width="70%" />
              <Skeleton height={40} width="40%" />
              <Skeleton height={70} />
              <SkeletonText lines={8} />
            </div>
          </Loading>
        )}
      </div>
    </ScrollRegion>
  );
}

interface PreviewProps extends Pick<ReaderParts, 'NextStep'> {
  job: JobView;
  vacancy: Vacancy;
}

function Preview({ job, vacancy, NextStep }: PreviewProps) {
  const { t } = useTranslation('jobs');
  const texts = useJobTexts();
  const path = jobPath(job.projectId, job.positionIndex);
  const { title, companyName, city } = vacancy;
  const place = [texts.workModel(vacancy), city].filter(Boolean).join(', ');
  return (
    <>
      <header className={styles.previewHead}>
        <Avatar name={companyName} kind="company" size={56} />
        <div>
          <h2>{title}</h2>
          <p>
            {joinFacts([companyName, place])} · {t('job.published')}{' '}
            <RelativeTime moment={vacancy.publishedAt} format="distance" />
          </p>
        </div>
        <IconButtonLink label={t('job.open')} to={path}>
          <IconExternalLink size={18} aria-hidden="true" />
        </IconButtonLink>
      </header>
      <div className={styles.previewActions}>
        <NextStep job={job} />
        <CopyLinkButton address={window.location.origin + path} />
      </div>
      <JobPills vacancy={vacancy} />
      <JobFacts vacancy={vacancy} />
      <JobSections vacancy={vacancy} withCompany />
    </>
  );
}
