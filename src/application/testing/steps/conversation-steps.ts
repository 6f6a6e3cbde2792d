import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';

/** What both sides do in a conversation, for tests. */
export const conversationSteps = () => ({
  write: (who: Person, applicationId: string, text: string, more = {}, headers = {}) =>
    who.call('POST /candidates/{applicationId}/messages', {
      params: { applicationId },
      body: { text, ...more },
      headers,
    }),
  answer: (who: Person, applicationId: string, text: string, more = {}) =>
    who.call('POST /applications/{applicationId}/messages', { params: { applicationId }, body: { text, ...more } }),
  read: (who: Person, applicationId: string, headers = {}) =>
    who.call('GET /candidates/{applicationId}/messages', { params: { applicationId }, headers }),
  readOwn: (who: Person, applicationId: string) =>
    who.call('GET /applications/{applicationId}/messages', { params: { applicationId } }),
  mark: (who: Person, applicationId: string, body: object, headers = {}) =>
    who.call('PATCH /candidates/{applicationId}/messages', { params: { applicationId }, body, headers }),
  markOwn: (who: Person, applicationId: string, body: object) =>
    who.call('PATCH /applications/{applicationId}/messages', { params: { applicationId }, body }),
});

/** A company with candidates, to whom it has written. */
export async function startConversationWorld() {
  const world = await startPipelineWorld();
  const steps = conversationSteps();
  const nameOf = async (applicationId: string) => (await steps.read(world.owner, applicationId)).body.candidate!.name;

  /** Candidates of one vacancy; `isOpen`: to whom the company has written. */
  async function candidate({ isOpen = true, count = 1 } = {}) {
    const { ids, members, projectId } = await world.scene(Array.from({ length: count }, () => 'qualify' as const));
    if (isOpen)
      for (const id of ids) {
        const { status } = await steps.write(world.owner, id, 'Bom dia!');
        if (status !== 201) throw new Error(`The first message was answered with ${status}.`);
      }
    return { id: ids[0]!, member: members[0]!, ids, members, projectId };
  }
  return { ...world, ...steps, nameOf, candidate };
}
