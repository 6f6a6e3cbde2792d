import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { projectPaths } from '#projects/paths.ts';
import { api } from '#projects/web/api.ts';
import { draftsQuery } from '#projects/web/project-queries.ts';

interface Beginning {
  campaign?: string;
  /** The company for which an administrator writes. */
  squadOwnerId?: string;
}

/** Creates an empty brief and opens its form. */
export function useBeginBrief() {
  const { t } = useTranslation('projects');
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Beginning) => api('POST /briefs', { body }),
    onSuccess: (brief) => {
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
      void router.navigate({ href: projectPaths.briefForm(brief.id) });
    },
    onError: (problem) => toast.error(t('selection.failed'), { description: problem.message }),
  });
}
