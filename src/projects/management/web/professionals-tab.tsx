import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { ProfessionalRow } from '#projects/professionals/web/professional-row.tsx';
import type { Project } from '#projects/web/api.ts';
import { squadQuery } from '#projects/web/project-queries.ts';

/** Who works or worked in the project, with blocking of payments and deactivation. */
export function ProfessionalsTab({ project }: { project: Project }) {
  const { t } = useTranslation('projects/management');
  const squad = useQuery(squadQuery(project.id));
  if (squad.isError && !squad.data)
    return <LoadError error={squad.error} onRetry={() => void squad.refetch()} retrying={squad.isFetching} />;
  if (!squad.data)
    return (
      <Loading>
        <SkeletonCard height={160} />
      </Loading>
    );
  const { professionals } = squad.data;
  if (professionals.length === 0) return <p className="sub">{t('noProfessionals')}</p>;
  return (
    <div>
      {professionals.map((professional) => (
        <ProfessionalRow key={professional.id} project={project} professional={professional} />
      ))}
    </div>
  );
}
