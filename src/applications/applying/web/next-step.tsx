import { stageTone } from '#applications/web/stage-tone.ts';
import type { JobView } from '#applications/web/api.ts';
import { jobPath } from '#jobs/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { ApplyButton } from './apply-button.tsx';
import { VisitorEntrance } from './visitor-entrance.tsx';

/** The next step of this reader; everything that needs more space is on the page of the vacancy. */
export function NextStep({ job }: { job: JobView }) {
  const { t } = useTranslation('applications');
  if (job.viewer.role === null) return <VisitorEntrance job={job} />;
  if (job.application && !job.abilities.apply) {
    return <Pill tone={stageTone(job.application.stage)}>{t(`stage.${job.application.stage}`)}</Pill>;
  }
  if (!job.abilities.apply) return null;
  if (job.eligibility?.eligible && job.viewer.emailVerified) return <ApplyButton job={job} />;
  return (
    <ButtonLink to={jobPath(job.projectId, job.positionIndex)} variant="primary">
      {t('apply.seeMissing')}
    </ButtonLink>
  );
}
