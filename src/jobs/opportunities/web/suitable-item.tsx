import { useQueryClient } from '@tanstack/react-query';
import { jobPath } from '#jobs/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconEyeOff } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { ItemCard } from '#ui/page/item-cards.tsx';
import type { SuitableJob } from '#jobs/web/api.ts';
import { jobQuery } from '#jobs/board/web/job-queries.ts';
import { joinFacts } from '#jobs/rules/join-facts.ts';
import { useJobTexts } from '#jobs/board/web/job-texts.ts';
import styles from './opportunities.module.css';
import { SuitabilityReasons } from './suitability-reasons.tsx';

const levels = [
  { from: 75, name: 'strong', tone: 'success' },
  { from: 55, name: 'good', tone: 'info' },
  { from: 0, name: 'possible', tone: 'neutral' },
] as const;

/** A recommended vacancy with its reasons, and a way to dismiss it. */
export function SuitableItem({ job, onDismiss }: { job: SuitableJob; onDismiss: () => void }) {
  const { t } = useTranslation('jobs/opportunities');
  const texts = useJobTexts();
  const queryClient = useQueryClient();
  const prefetch = () => void queryClient.prefetchQuery(jobQuery(job));
  const level = levels.find(({ from }) => job.suitability.points >= from)!;
  const pay = texts.pay(job.pay);
  return (
    <ItemCard
      picture={<Avatar name={job.companyName} kind="company" size={40} />}
      title={
        <PageLink to={jobPath(job.projectId, job.positionIndex)} onMouseEnter={prefetch} onFocus={prefetch}>
          {job.title}
        </PageLink>
      }
      marks={
        <Pill tone={level.tone} size="sm" dot={false}>
          {t(`level.${level.name}`)}
        </Pill>
      }
      side={
        <div className={styles.dismiss}>
          <Button
            size="sm"
            variant="quiet"
            icon={<IconEyeOff size={16} aria-hidden="true" />}
            aria-label={t('dismiss.label', { title: job.title })}
            onClick={onDismiss}
          >
            {t('dismiss.action')}
          </Button>
        </div>
      }
    >
      <p>{joinFacts([job.companyName, job.hiringModel, texts.workModel(job), job.city])}</p>
      <p className="meta">
        {pay !== null && <b>{pay}</b>}
        {pay !== null && ' · '}
        <RelativeTime moment={job.publishedAt} format="distance" />
      </p>
      <SuitabilityReasons job={job} />
    </ItemCard>
  );
}
