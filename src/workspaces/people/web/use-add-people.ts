import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { permissionPresets, type PresetName } from '#workspaces/people/rules/permission-presets.ts';
import { api, peopleQuery, type SpacePeople } from '#workspaces/web/api.ts';

/** The result of an address; texts under `add.outcome.<value>`. */
export type AddressOutcome =
  | 'added'
  | 'already'
  | 'invitedAlready'
  | 'oneself'
  | 'incomplete'
  | 'notACompanyAccount'
  | 'nobody'
  | 'unknown'
  | 'invited'
  | 'failed';
export interface AddressResult {
  email: string;
  outcome: AddressOutcome;
  /** Why it failed. */
  message?: string;
}

interface Looked extends AddressResult {
  userId?: string;
}

/** Looks up addresses, adds those that can be added, and reports the result of each. */
export function useAddPeople(people: SpacePeople | undefined) {
  const queryClient = useQueryClient();
  const [results, setResults] = useState<readonly AddressResult[]>([]);
  /** What those who are invited after the look-up get: the choice for their addresses. */
  const [latestPreset, setLatestPreset] = useState<PresetName>('readOnly');

  function knownOutcome(email: string): AddressOutcome | null {
    if (people?.owner.email.toLowerCase() === email) return 'oneself';
    const known = people?.users.find((person) => person.email.toLowerCase() === email);
    if (!known) return null;
    return known.userId ? 'already' : 'invitedAlready';
  }

  async function look(email: string): Promise<Looked> {
    const known = knownOutcome(email);
    if (known) return { email, outcome: known };
    try {
      const found = await api('GET /users/findowner/{ownerEmail}', { params: { ownerEmail: email } });
      if (found.found === 'nobody') return { email, outcome: 'nobody' };
      if (found.found === 'member') return { email, outcome: 'notACompanyAccount' };
      if (!found.registrationComplete || !found.userId) return { email, outcome: 'incomplete' };
      return { email, outcome: 'added', userId: found.userId };
    } catch (problem) {
      if (isApiError(problem, 'platform.notFound')) return { email, outcome: 'unknown' };
      return { email, outcome: 'failed', message: (problem as Error).message };
    }
  }

  const add = useMutation({
    mutationFn: async ({ addresses, preset }: { addresses: readonly string[]; preset: PresetName }) => {
      setLatestPreset(preset);
      const permissions = [...permissionPresets[preset]];
      const looked: Looked[] = [];
      for (const email of addresses) looked.push(await look(email));
      const usersId = looked.flatMap(({ userId }) => userId ?? []);
      const answers =
        usersId.length > 0 ? (await api('POST /workspace/addUser', { body: { usersId, permissions } })).results : [];
      return looked.map(({ userId, ...result }) => {
        const answer = answers.find((one) => one.userId === userId);
        return answer ? { ...result, outcome: answer.outcome } : result;
      });
    },
    onSuccess: async (done) => {
      setResults(done);
      await queryClient.invalidateQueries(peopleQuery);
    },
  });

  const invite = useMutation({
    mutationFn: (email: string) =>
      api('PATCH /workspace/inviteUser', {
        body: { invitationEmail: email, permissions: [...permissionPresets[latestPreset]] },
      }),
    onSuccess: (_, email) => {
      replace({ email, outcome: 'invited' });
      return queryClient.invalidateQueries(peopleQuery);
    },
    onError: (problem, email) => replace({ email, outcome: 'failed', message: problem.message }),
  });

  function replace(result: AddressResult) {
    setResults((now) => now.map((one) => (one.email === result.email ? result : one)));
  }

  return { results, add, invite, clear: () => setResults([]) };
}
