import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { describeSuitability, type OfferedJob, type JobPreferences } from '#jobs/opportunities/rules/suitability.ts';
import { proficiencies, tagKinds } from '#projects/rules/terms.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { rankKey, type RankPlace } from '#suggestions/rules/rank-place.ts';
import { rateTests, withTests } from '#suggestions/rules/tests-part.ts';
import { type IndexedMember, MemberIndex } from './member-index.ts';
import { type Ranking, rankMembers } from './rank-members.ts';

const word = fc.constantFrom('SQL', 'sql', 'Python', 'Go', 'Dados', 'Açaí', 'acai');
const place = fc.constantFrom('Recife', 'recife', 'Recife/PE', 'Belém');
const cents = fc.option(fc.integer({ min: 0, max: 500_00 }));
const spoken = fc.record({
  language: fc.constantFrom('pt', 'en', 'es'),
  proficiency: fc.constantFrom(...proficiencies),
});
const anyWishes: fc.Arbitrary<JobPreferences> = fc.record({
  jobTitle: word,
  professionId: fc.option(fc.constantFrom('1', '2')),
  skills: fc.array(word),
  level: fc.option(fc.integer({ min: 1, max: 10 })),
  languages: fc.array(spoken, { maxLength: 3 }),
  city: fc.oneof(fc.constant(''), place),
  hiringModels: fc.subarray(['CLT', 'PJ']),
  values: fc.record({ currency: fc.constantFrom('BRL', 'USD'), hourValue: cents, monthValue: cents }),
  openFor: fc.record({ partTime: fc.boolean(), fullTime: fc.boolean(), freelance: fc.boolean() }),
});
const anyMember: fc.Arbitrary<IndexedMember> = fc.record({
  memberId: fc.uuid(),
  wishes: anyWishes,
  finishedTests: fc.subarray([...quizKeys]),
});
const members = fc.uniqueArray(anyMember, { selector: ({ memberId }) => memberId, maxLength: 40 });
const anyJob: fc.Arbitrary<OfferedJob> = fc.record({
  title: word,
  profession: fc.option(word),
  professionId: fc.option(fc.constantFrom('1', '2', '3')),
  area: fc.constant(null),
  tags: fc.array(fc.record({ kind: fc.constantFrom(...tagKinds), name: word })),
  hiringModel: fc.option(fc.constantFrom('CLT' as const, 'PJ' as const)),
  workModel: fc.option(fc.constantFrom('remote' as const, 'hybrid' as const, 'faceToFace' as const)),
  city: fc.option(place),
  experienceYears: fc.option(fc.integer({ min: 1, max: 10 })),
  requiredLanguages: fc.array(spoken, { maxLength: 3 }),
  monthlyHours: fc.option(fc.integer({ min: 1, max: 248 })),
  payPeriod: fc.option(fc.constantFrom('hour' as const, 'month' as const)),
  payMinimum: cents,
  payMaximum: cents,
  currency: fc.constantFrom('BRL', 'USD', 'EUR'),
  skillWeights: fc
    .dictionary(fc.constantFrom('sql', 'python', 'acai'), fc.double({ min: 0, max: 1, noNaN: true }))
    .map((weights) => new Map(Object.entries(weights))),
});
const positionId = '01890000-0000-7000-8000-000000000001';

function indexOf(list: readonly IndexedMember[]): MemberIndex {
  const index = new MemberIndex();
  for (const member of list) index.put(member);
  return index;
}

async function walk(index: MemberIndex, ranking: Omit<Ranking, 'after' | 'positionId'>): Promise<RankPlace[]> {
  const places: RankPlace[] = [];
  for (let after: RankPlace | null = null; ;) {
    const page = await rankMembers(index, { ...ranking, positionId, after });
    places.push(...page);
    after = page.at(-1) ?? null;
    if (after === null) return places;
  }
}

function exactPoints(member: IndexedMember, job: OfferedJob, countsTests: boolean): number {
  const sum = describeSuitability(member.wishes, job).reasons.reduce((total, { points }) => total + points, 0);
  return countsTests ? withTests(sum, rateTests(member.finishedTests).points) : sum;
}

describe('ADM-02 the ranking of everyone for a vacancy', () => {
  test('gives each person the points of the rule, best first, and reaches everyone once by its pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        members,
        anyJob,
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        async (list, job, tests, limit) => {
          const places = await walk(indexOf(list), { job, countsTests: tests, limit });
          expect(places.map(({ memberId }) => memberId).toSorted()).toEqual(
            list.map(({ memberId }) => memberId).toSorted(),
          );
          const byId = new Map(list.map((member) => [member.memberId, member]));
          for (const { key, memberId } of places) {
            const points = exactPoints(byId.get(memberId)!, job, tests);
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(100);
            expect(Math.floor(key / 2 ** 32)).toBe(rankKey(points, 0) / 2 ** 32);
          }
          expect(places.map(({ key }) => key)).toEqual(
            places.map(({ key }) => key).toSorted((one, other) => other - one),
          );
        },
      ),
    );
  });

  test('does not depend on the order in which people came, nor on how often they changed', async () => {
    await fc.assert(
      fc.asyncProperty(members, members, anyJob, async (list, former, job) => {
        const ranking = { job, positionId, countsTests: false, after: null, limit: 50 };
        const expected = await rankMembers(indexOf(list), ranking);
        const turned = indexOf(former);
        const earlier = list.map((member, at) => ({ ...(former[at] ?? member), memberId: member.memberId }));
        for (const member of earlier) turned.put(member);
        for (const { memberId } of former) turned.remove(memberId);
        for (const member of list.toReversed()) turned.put(member);
        expect(turned.size).toBe(list.length);
        expect(await rankMembers(turned, ranking)).toEqual(expected);
      }),
    );
  });

  it('leaves out only those whom a filter excludes', async () => {
    const base = fc.sample(anyWishes, { numRuns: 1, seed: 4 })[0]!;
    const person = (number: number, level: number | null, hiringModels: string[]) => ({
      memberId: positionId.replace(/1$/, String(number)),
      wishes: { ...base, level, hiringModels },
      finishedTests: [],
    });
    const index = indexOf([person(2, 3, ['PJ']), person(3, 8, ['CLT', 'PJ']), person(4, null, [])]);
    const job = fc.sample(anyJob, { numRuns: 1, seed: 4 })[0]!;
    const found = async (filters: Partial<Ranking>) => {
      const places = await walk(index, { job, countsTests: false, limit: 2, ...filters });
      return places.map(({ memberId }) => Number(memberId.at(-1))).toSorted();
    };
    expect(await found({})).toEqual([2, 3, 4]);
    expect(await found({ level: 4 })).toEqual([3]);
    expect(await found({ hiringModel: 'CLT' })).toEqual([3]);
    expect(await found({ hiringModel: 'PJ' })).toEqual([2, 3]);
    expect(await found({ without: [person(3, 1, []).memberId, positionId] })).toEqual([2, 4]);
  });

  it('breaks ties differently in another vacancy', async () => {
    const wishes = fc.sample(anyWishes, { numRuns: 1, seed: 4 })[0]!;
    const job = fc.sample(anyJob, { numRuns: 1, seed: 4 })[0]!;
    const ids = ['2', '3'].map((end) => positionId.replace(/1$/, end));
    const index = indexOf(ids.map((memberId) => ({ memberId, wishes, finishedTests: [] })));
    const firsts = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const other = positionId.replace(/01$/, (at + 10).toString(16).padStart(2, '0'));
        const ranking = { job, countsTests: false, after: null, limit: 1 };
        return (await rankMembers(index, { ...ranking, positionId: other }))[0]!.memberId;
      }),
    );
    expect(new Set(firsts)).toEqual(new Set(ids));
  });
});
