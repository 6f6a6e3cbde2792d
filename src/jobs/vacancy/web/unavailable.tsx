import { useTranslation } from '#ui/i18n.ts';
import { jobPaths } from '#jobs/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import type { JobView } from '#jobs/web/api.ts';

/** Says that a vacancy is no longer available, and links to the others. */
export function Unavailable({ job, isPage = true }: { job: JobView | null; isPage?: boolean }) {
  const { t } = useTranslation('jobs');
  const named = job?.title
    ? t(job.ended === 'filled' ? 'unavailable.filled' : 'unavailable.named', {
        title: job.title,
        company: job.companyName,
      })
    : t('unavailable.text');
  const Message = isPage ? MessagePage : EmptyState;
  return (
    <Message
      illustration="gap"
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
