import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import { useSavingOf } from '#ui/overlays/use-saving-of.ts';
import '#ui/theme/full-styles.ts';
import { projectQuery } from '#projects/web/project-queries.ts';
import { ManagementForm } from './management-form.tsx';
import { managementQuery } from './management-queries.ts';

/** For administrators (TSK-08): what the team keeps of a project, and the people who work in it. */
export function ManageProjectModal({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation('projects/management');
  const managed = useQuery(managementQuery(projectId));
  const project = useQuery(projectQuery(projectId));
  const saving = useSavingOf(managementQuery(projectId).queryKey);
  const failed = managed.isError ? managed : project.isError ? project : null;
  return (
    <TypedDialog
      draft={{ key: `manage-project:${projectId}`, saving }}
      onClose={onClose}
      size="lg"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {managed.data && project.data ? (
        <ManagementForm managed={managed.data} project={project.data} onClose={onClose} />
      ) : failed ? (
        <LoadError error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      ) : (
        <Loading>
          <SkeletonCard height={320} />
        </Loading>
      )}
    </TypedDialog>
  );
}
