import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { BriefSource } from '#projects/briefs/contract/templates.ts';
import { projectPaths } from '#projects/paths.ts';
import { draftsQuery } from '#projects/web/project-queries.ts';
import { templatesApi } from './template-list.ts';

/** Creates a brief from an existing record and opens its form. */
export function useStartBrief(campaign: string | null = null) {
  const { t } = useTranslation('projects');
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (from: BriefSource) =>
      templatesApi('POST /briefs/copies', { body: { from, ...(campaign && { campaign }) } }),
    onSuccess: (brief) => {
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
      void router.navigate({ href: projectPaths.briefForm(brief.id) });
    },
    onError: (problem) => toast.error(t('selection.failed'), { description: problem.message }),
  });
}
