import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import type { Professional } from '#projects/web/api.ts';
import { projectQuery, squadQuery } from '#projects/web/project-queries.ts';
import { payWords } from './pay-words.ts';
import { ProfessionalHistory } from './professional-history.tsx';
import { ProfessionalRow } from './professional-row.tsx';

/** The contract of a professional, every time that they were hired for the project, with what can be asked or done. */
export function ProfessionalFacts({ projectId, memberId }: { projectId: string; memberId: string }) {
  const { t } = useTranslation('projects/squad');
  const squad = useQuery(squadQuery(projectId));
  const project = useQuery(projectQuery(projectId));
  const failed = [squad, project].find(({ isError, data }) => isError && !data);
  if (failed)
    return <LoadError error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} framed />;
  if (!squad.data || !project.data)
    return (
      <Loading>
        <SkeletonCard height={280} />
      </Loading>
    );
  const hires = squad.data.professionals.filter((one) => one.memberId === memberId);
  return (
    <Stack>
      {hires.map((professional) => (
        <Stack key={professional.id}>
          <Card title={t('view.contract')}>
            <ProfessionalRow project={project.data} professional={professional} isOpen />
          </Card>
          <Contract professional={professional} />
          <ProfessionalHistory events={professional.events} />
        </Stack>
      ))}
    </Stack>
  );
}

function Contract({ professional: { monthlyHours, pay, hiredAt, endedAt } }: { professional: Professional }) {
  const { t } = useTranslation('projects/squad');
  return (
    <FactsStrip
      facts={[
        {
          label: t('vacancy.hours'),
          value: monthlyHours === null ? t('view.notSaid') : t('vacancies.hours', { count: monthlyHours }),
        },
        ...(pay ? [{ label: t('view.pay'), value: payWords(pay, t) }] : []),
        { label: t('hired'), value: <RelativeTime moment={hiredAt} /> },
        ...(endedAt ? [{ label: t('view.ended'), value: <RelativeTime moment={endedAt} /> }] : []),
      ]}
    />
  );
}
