import { makeCaller, type RawCall } from '#application/testing/caller.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { testingCapabilities } from '#application/testing/testing-capabilities.ts';
import type { Role } from '#platform/access/access.ts';
import { newId } from '#platform/db/columns.ts';
import { sealLinkToken } from '#platform/encryption/link-token.ts';
import type { CallerName, SampleRecords } from '#platform/testing/access-sample.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import { believableAnswers, buildFinishedTests } from '#quizzes/builders.ts';
import { quizShares } from '#quizzes/server/tables.ts';
import { workspaceMembers, workspaceRecruiters, workspaces } from '#workspaces/server/tables.ts';

export type Space = 'own' | 'foreign';

export type AccessWorld = Awaited<ReturnType<typeof buildAccessWorld>>;

let shared: ReturnType<typeof buildAccessWorld> | undefined;

/** The world that all walks of a worker share, in a product that also has the features of demo mode. */
export async function shareAccessWorld() {
  // Set each time, because an earlier test file may have set other keys.
  const product = await shareTestProduct({ DEMO: '1' });
  shared ??= buildAccessWorld(product);
  return shared;
}

/** Two companies; a colleague without permissions and a recruiter belong to the first, an administrator to none. */
export async function buildAccessWorld(product: TestProduct) {
  const { database } = product;
  const person = (role: Role) => product.person({ role });
  const [owner, colleague, foreignOwner, recruiter, otherRecruiter, admin, member, foreignMember] = await Promise.all([
    person('squadOwner'),
    person('squadOwner'),
    person('squadOwner'),
    person('recruiter'),
    person('recruiter'),
    person('admin'),
    person('squadMember'),
    person('squadMember'),
  ]);
  const spaces = { own: { id: newId(), ownerId: owner.id }, foreign: { id: newId(), ownerId: foreignOwner.id } };
  await database.insert(workspaces).values([
    { ...spaces.own, company: 'Own' },
    { ...spaces.foreign, company: 'Foreign' },
  ]);
  await database.insert(workspaceMembers).values({ workspaceId: spaces.own.id, userId: colleague.id, permissions: [] });
  await database.insert(workspaceRecruiters).values({ workspaceId: spaces.own.id, recruiterId: recruiter.id });
  await database
    .insert(profiles)
    .values([member, foreignMember].map(({ id }) => ({ memberId: id, content: emptyProfile() })));
  const listed = await person('squadMember');
  await database
    .insert(profiles)
    .values({ memberId: listed.id, content: emptyProfile(), jobTitle: 'Designer', listedAt: new Date() });

  const shares = [member, foreignMember].map(({ id: memberId }) => ({
    memberId,
    quiz: 'softSkills' as const,
    token: newId(),
  }));
  await database.insert(quizShares).values(shares.map(({ token, ...of }) => ({ ...of, ...sealLinkToken(token) })));
  await buildFinishedTests(
    database,
    shares.map(({ memberId, quiz }) => ({ memberId, quiz, answers: believableAnswers(quiz, 0) })),
  );

  /** Fresh records of every room, or of the rooms as far as the one with an operation: its samples know no later ones. */
  async function makeRecords(space: Space, operation?: string): Promise<SampleRecords> {
    const { id: workspaceId, ownerId } = spaces[space];
    const memberId = space === 'own' ? member.id : foreignMember.id;
    const shareToken = shares.find((share) => share.memberId === memberId)!.token;
    const made: Partial<SampleRecords> = { workspaceId, ownerId, memberId, shareToken };
    Object.assign(made, { recruiterId: otherRecruiter.id, listedMemberId: listed.id });
    const tools = { database, files: product.files, makePerson: async (role: Role) => (await person(role)).id };
    // Rooms run in order, and each uses the records of those before it.
    for (const room of testingCapabilities.values()) {
      Object.assign(made, await room.makeRecords?.(tools, made as SampleRecords));
      if (operation !== undefined && operation in room.samples) break;
    }
    return made as SampleRecords;
  }

  const people = { member, owner, colleague, foreignOwner, recruiter, admin };

  /** Calls as one of the callers, in a fresh session, because a call may end it. */
  async function callerOf(name: CallerName): Promise<RawCall> {
    if (name === 'anonymous') return product.anonymous.raw;
    const call = product.caller(await product.openSession(people[name].id));
    if (name !== 'colleague') return call.raw;
    return makeCaller((key, parts = {}) =>
      call.raw(key, { ...parts, headers: { ...parts.headers, workspaceid: spaces.own.id } }),
    ).raw;
  }

  const sharedBySpace: Partial<Record<Space, ReturnType<typeof makeRecords>>> = {};
  /** Always the same records, for calls that change nothing. */
  const sharedRecords = (space: Space) => (sharedBySpace[space] ??= makeRecords(space));

  const unchanged = new Map<string, SampleRecords>();
  const nameUnchanged = (space: Space, operation: string) =>
    `${space} ${[...testingCapabilities].find(([, { samples }]) => operation in samples)?.[0]}`;
  /** Records that no call has changed: those that were given back, or new ones. */
  async function takeRecords(space: Space, operation: string): Promise<SampleRecords> {
    const name = nameUnchanged(space, operation);
    const kept = unchanged.get(name);
    unchanged.delete(name);
    return kept ?? makeRecords(space, operation);
  }
  /** Only calls that succeed change records: after others the next call takes the same. */
  function giveBack(space: Space, operation: string, records: SampleRecords): void {
    unchanged.set(nameUnchanged(space, operation), records);
  }

  return { database, callerOf, makeRecords, sharedRecords, takeRecords, giveBack };
}
