import { queryOptions } from '@tanstack/react-query';
import { processesKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { scorecardsKey } from '#pipeline/evaluation/web/scorecards/scorecards-api.ts';
import type { processViewContract } from '#pipeline/panel/contract/process-view.ts';
import { createClient } from '#platform/ui/client.ts';

const api = createClient<typeof processViewContract>();

interface ProcessParams {
  projectId: string;
  positionIndex: string;
  squadMemberId: string;
}

/** One candidate with everything that the company keeps of them; the scorecards come along for the part that shows them. */
export function processQuery({ projectId, positionIndex, squadMemberId }: ProcessParams) {
  return queryOptions({
    queryKey: [...processesKey, projectId, positionIndex, squadMemberId],
    queryFn: async ({ signal, client }) => {
      const process = await api('GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}', {
        params: { projectId, positionIndex, squadMemberId },
        signal,
      });
      client.setQueryData(scorecardsKey(process.candidate.card.applicationId), process.scorecards);
      return process;
    },
  });
}

/** Whom the address of a candidate's page names. */
export function processOf(path: string): ProcessParams | null {
  const [squadMemberId, positionIndex, projectId] = path.split('/').toReversed();
  return squadMemberId && positionIndex && projectId ? { projectId, positionIndex, squadMemberId } : null;
}
