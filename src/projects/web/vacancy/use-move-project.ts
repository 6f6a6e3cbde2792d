import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { api, type Project } from '#projects/web/api.ts';

interface StatusMove {
  status: ProjectStatus;
  reason?: string;
}

/** Moves a project to another status; `asked` is the one for which a reason is being asked. */
export function useMoveProject({ id: projectId, version }: Project) {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const [asked, ask] = useState<ProjectStatus | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (move: StatusMove) =>
      api('PATCH /myProjects/{projectId}/status', { params: { projectId }, body: { version, ...move } }),
    onSuccess: async (_, { status }) => {
      ask(null);
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('details.moved', { status: t(`status.${status}`) }));
    },
    onError: (problem) => {
      toast.error(t('details.changeFailed'), { description: problem.message });
      void queryClient.invalidateQueries({ queryKey: ['projects', 'one', projectId] });
    },
  });
  return { asked, ask, send: mutate, isPending };
}
