import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { MessagePage } from '#ui/states/message-page.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { useViewer } from '#ui/viewer.ts';
import { projectPaths } from '#projects/paths.ts';
import { api } from '#projects/web/api.ts';
import { type GoneProjectProps, useSpaceEntrance } from './vacancy-parts.ts';

/** An address of a project that is not in this space. Of another space of the reader, it offers to change to it. */
export function GoneProject({ projectId, title, text }: GoneProjectProps) {
  const { t } = useTranslation('projects');
  const entrance = useSpaceEntrance();
  const isCompany = useViewer()?.userRole === 'squadOwner';
  const { data } = useQuery({
    queryKey: ['projects', 'space', projectId],
    queryFn: ({ signal }) => api('GET /myProjects/{projectId}/space', { params: { projectId }, signal }),
    enabled: isCompany && entrance !== null && projectId !== '',
    retry: false,
  });
  const enter = useMutation({
    mutationFn: async (workspaceId: string) => {
      const { openInSpace } = await entrance!.load();
      await openInSpace(workspaceId, window.location.pathname + window.location.search);
    },
    onError: (problem) => toast.error(t('elsewhere.failed'), { description: problem.message }),
  });
  const space = data?.space;
  return (
    <MessagePage
      illustration={space ? 'gate' : 'search'}
      title={space ? t('elsewhere.title', { company: space.company }) : (title ?? t('details.gone'))}
      description={space ? t('elsewhere.text') : (text ?? t('details.goneText'))}
      actions={
        <>
          {space && (
            <Button
              variant="primary"
              loading={enter.isPending || enter.isSuccess}
              onClick={() => enter.mutate(space.workspaceId)}
            >
              {t('elsewhere.action', { company: space.company })}
            </Button>
          )}
          <ButtonLink to={projectPaths.list()}>{t('list.title')}</ButtonLink>
        </>
      }
    />
  );
}
