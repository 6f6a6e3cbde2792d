import { useTranslation } from '#platform/ui/i18n.ts';
import { jobPaths } from '#jobs/paths.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { EmptyState } from '#platform/ui/states/empty-state.tsx';
import type { JobView } from './api.ts';

/** A friendly word about a vacancy that is gone, and the way to the others. */
export function Unavailable({ job, level = 1 }: { job: JobView | null; level?: 1 | 2 }) {
  const { t } = useTranslation('jobs');
  const named = job?.title
    ? t(job.ended === 'filled' ? 'unavailable.filled' : 'unavailable.named', {
        title: job.title,
        company: job.companyName,
      })
    : t('unavailable.text');
  return (
    <EmptyState
      illustration="gap"
      level={level}
      title={t('unavailable.title')}
      description={named}
      actions={
        <ButtonLink to={jobPaths.board} variant="primary">
          {t('unavailable.seeOthers')}
        </ButtonLink>
      }
    />
  );
}
