import {
  describeSuitability,
  type OfferedJob,
  pointsFor,
  type JobPreferences,
} from '#jobs/opportunities/rules/suitability.ts';
import { tagKinds } from '#projects/rules/terms.ts';
import { bytesOf } from '#suggestions/server/index/columns.ts';
import { MemberIndex } from '#suggestions/server/index/member-index.ts';
import { type PointTables, tablesFor } from '#suggestions/server/index/point-tables.ts';
import { rankMembers } from '#suggestions/server/index/rank-members.ts';
import { type Figure, figure } from './figure.ts';
import { syntheticId, syntheticMember, syntheticNumber, SKILLS } from './synthetic-members.ts';
import { median } from './median.ts';

const members = 1_000_000;
const rounds = 15;
const shown = 100;

const job: OfferedJob = {
  title: 'Backend 7',
  profession: null,
  professionId: syntheticId(7),
  area: 'programming',
  city: 'City 3',
  tags: Array.from({ length: 12 }, (_, at) => ({ kind: tagKinds[at % 5]!, name: `Skill ${(at * 7) % SKILLS}` })),
  hiringModel: 'PJ',
  workModel: 'hybrid',
  experienceYears: 5,
  monthlyHours: 160,
  currency: 'BRL',
  requiredLanguages: [{ language: 'en', proficiency: 'advanced' }],
  payPeriod: 'hour',
  payMinimum: 80_00,
  payMaximum: 120_00,
  skillWeights: new Map([0, 7, 14, 21].map((number) => [`skill ${number}`, 1 / (number + 1)])),
};

/**
 * The best hundred of 1,000,000 members for one vacancy, with their reasons, compared with a plain pass that adds up the same
 * vectors and stores nothing.
 */
export async function measureRanking(): Promise<Figure[]> {
  const before = process.memoryUsage();
  const started = performance.now();
  const index = new MemberIndex();
  for (let number = 0; number < members; number++) index.put(syntheticMember(number));
  const filled = performance.now() - started;
  const after = process.memoryUsage();
  const times = { ranking: [] as number[], plain: [] as number[] };
  for (let round = -3; round < rounds; round++) {
    const plain = await time(() => addUp(index, tablesFor(job, index)));
    const ranking = await time(rankWithReasons);
    if (round < 0) continue;
    times.plain.push(plain);
    times.ranking.push(ranking);
  }
  async function rankWithReasons() {
    const places = await rankMembers(index, {
      job,
      positionId: syntheticId(1),
      countsTests: false,
      after: null,
      limit: shown,
    });
    const reasons = places.map(({ memberId }) => describeSuitability(wishesOf(memberId), job));
    if (reasons.length !== shown) throw new Error(`${reasons.length} members instead of ${shown}.`);
    return reasons;
  }
  const [ranking, plain] = [median(times.ranking), median(times.plain)];
  const bytes = bytesOf(index.columns) + index.skills.byteLength;
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  return [
    figure(`ranking: best ${shown} of ${members.toLocaleString('en')} with reasons / plain pass`, ranking / plain, {
      atMost: 3,
      unit: ' ×',
      from: `ranking ${ranking.toFixed(1)} ms, plain pass ${plain.toFixed(1)} ms, median of ${rounds}`,
    }),
    figure('ranking: memory of the index', bytes / 2 ** 20, {
      unit: ' MiB',
      digits: 0,
      from: `${(grown / 2 ** 20).toFixed(0)} MiB with dictionaries, filled in ${(filled / 1_000).toFixed(1)} s`,
    }),
  ];
}

async function time(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

const wishesOf = (memberId: string): JobPreferences => syntheticMember(syntheticNumber(memberId)).wishes;

/** Reads every vector of every member once and adds it up: the minimum of any ranking. */
function addUp({ columns, skills, slots }: MemberIndex, tables: PointTables): number {
  let highest = 0;
  for (let slot = 0; slot < slots; slot++) {
    let sum = columns.title[slot] === tables.sameTitle || columns.profession[slot] === tables.sameProfession ? 24 : 0;
    const start = columns.skillStart[slot]!;
    const end = start + columns.skillCount[slot]!;
    let importance = 0;
    for (let at = start; at < end; at++) importance += tables.importance[skills[at]!]!;
    sum += pointsFor('skills', importance / tables.askedImportance);
    sum += tables.experience[columns.level[slot]!]! + tables.languages[columns.languages[slot]!]!;
    sum += columns.city[slot] === tables.place.city ? tables.place.same : tables.place.other;
    if (columns.currency[slot] === tables.currency && columns.hourValue[slot]! <= tables.most!) sum += 8;
    sum += tables.hours[columns.traits[slot]!]! + tables.hiringModel[columns.traits[slot]!]!;
    if (sum > highest) highest = sum;
  }
  return highest;
}
