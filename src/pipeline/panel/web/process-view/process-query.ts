import { queryOptions } from '@tanstack/react-query';
import { processesKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { scorecardsKey } from '#pipeline/evaluation/web/scorecards/scorecards-api.ts';
import { samePersonQuery } from '#pipeline/duplicates/web/duplicates-api.ts';
import type { processViewContract } from '#pipeline/panel/contract/process-view.ts';
import { createClient } from '#ui/client.ts';

const api = createClient<typeof processViewContract>();

interface ProcessParams {
  projectId: string;
  positionIndex: string;
  squadMemberId: string;
}

/** One candidate with everything that the company keeps of them; scorecards and other applications come along for the parts that show them. */
export function processQuery({ projectId, positionIndex, squadMemberId }: ProcessParams) {
  return queryOptions({
    queryKey: [...processesKey, projectId, positionIndex, squadMemberId],
    queryFn: async ({ signal, client }) => {
      const process = await api('GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}', {
        params: { projectId, positionIndex, squadMemberId },
        signal,
      });
      const { applicationId } = process.candidate.card;
      client.setQueryData(scorecardsKey(applicationId), process.scorecards);
      client.setQueryData(samePersonQuery(applicationId).queryKey, process.samePerson);
      return process;
    },
  });
}

/** Whom the address of a candidate's page names. */
export function processOf(path: string): ProcessParams | null {
  const [squadMemberId, positionIndex, projectId] = path.split('/').toReversed();
  return squadMemberId && positionIndex && projectId ? { projectId, positionIndex, squadMemberId } : null;
}
