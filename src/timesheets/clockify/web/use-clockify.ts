import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { ClockifyView } from '#timesheets/clockify/schemas.ts';
import { clockifyApi, clockifyKey } from './clockify-queries.ts';

/** What managers do with the connection of a project. Each shows its outcome; null or false: it failed, and a message says why, or `keyProblem`. */
export function useClockify(projectId: string) {
  const { t } = useTranslation('timesheets/clockify');
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [keyProblem, setKeyProblem] = useState<string>();
  const params = { projectId };

  async function run<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    setBusy(true);
    setKeyProblem(undefined);
    try {
      return await ask();
    } catch (problem) {
      const isTold = isApiError(problem) && problem.status < 500;
      const { apiKey } = fieldErrors(problem);
      setKeyProblem(apiKey);
      if (apiKey === undefined)
        toast.error(t('failed.save'), { description: isTold ? problem.message : t('failed.next') });
      if (isApiError(problem, 'platform.staleVersion'))
        await queryClient.invalidateQueries({ queryKey: clockifyKey(projectId) });
      return null;
    } finally {
      setBusy(false);
    }
  }
  async function change(ask: () => Promise<ClockifyView>): Promise<ClockifyView | null> {
    const view = await run(ask);
    if (view) queryClient.setQueryData(clockifyKey(projectId), view);
    return view;
  }
  return {
    isBusy,
    /** What is wrong with the key that was sent, to stand at its field. */
    keyProblem,
    listChoices: (apiKey: string) =>
      run(() => clockifyApi('POST /clockify/{projectId}/choices', { params, body: { apiKey } })),
    connect: (chosen: { apiKey: string; clockifyWorkspaceId: string; clockifyProjectId: string }) =>
      change(() => clockifyApi('POST /integrateWithClockifyProject', { body: { projectId, ...chosen } })),
    link: async (version: number, memberships: { clockifyUserId: string; memberId: string | null }[]) => {
      const body = { projectId, memberships, version };
      const view = await change(() => clockifyApi('PUT /updateClockifyProjectMemberships', { body }));
      if (view) toast.success(t('people.saved'));
    },
    fetchNow: async () => {
      if (await change(() => clockifyApi('POST /clockify/{projectId}/fetch', { params }))) toast.info(t('fetch.done'));
    },
    retry: async () => {
      const view = await change(() => clockifyApi('POST /clockify/{projectId}/retry', { params }));
      if (view) toast.success(t(view.entries.length === 0 ? 'entries.retriedAll' : 'entries.retried'));
    },
    disconnect: async () => {
      if (!(await run(() => clockifyApi('DELETE /clockify/{projectId}', { params })))) return false;
      toast.success(t('end.done'));
      await queryClient.invalidateQueries({ queryKey: clockifyKey(projectId) });
      return true;
    },
  };
}
