import { proficiencies } from '#projects/rules/terms.ts';
import type { IndexedMember } from '#suggestions/server/index/member-index.ts';

export const SKILLS = 3_000;
const TITLES = 400;
const CITIES = 900;
const languages = ['pt', 'en', 'es', 'fr', 'de'];

/** Deterministic for a number, and spread like a random one. */
function spread(number: number, salt: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}

export function syntheticId(number: number): string {
  const [first, last] = [spread(number, 0), number];
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `${hex(first, 8)}-0000-7000-8000-${hex(last, 12)}`;
}

export function syntheticNumber(id: string): number {
  return Number.parseInt(id.slice(24), 16);
}

/** One of a million members: 4 to 19 of 3,000 skills, low numbers far more often. */
export function syntheticMember(number: number): IndexedMember {
  const pick = (salt: number, among: number) => spread(number, salt) % among;
  const skills = Array.from({ length: 4 + pick(1, 16) }, (_, at) => {
    const share = pick(20 + at, 10_000) / 10_000;
    return `Skill ${Math.floor(share * share * share * SKILLS)}`;
  });
  const spoken = languages.slice(0, 1 + pick(2, languages.length));
  return {
    memberId: syntheticId(number),
    finishedTests: pick(3, 2) === 0 ? ['personality', 'culture', 'motivators'] : ['personality'],
    wishes: {
      jobTitle: `Backend ${pick(4, TITLES)}`,
      professionId: pick(5, 3) === 0 ? null : syntheticId(pick(4, TITLES)),
      skills,
      level: pick(6, 11) || null,
      languages: spoken.map((language, at) => ({ language, proficiency: proficiencies[pick(40 + at, 5)]! })),
      city: `City ${pick(7, CITIES)}`,
      hiringModels: pick(8, 2) === 0 ? ['PJ'] : ['CLT', 'PJ'],
      openFor: { partTime: pick(9, 3) === 0, fullTime: pick(10, 2) === 0, freelance: pick(11, 4) === 0 },
      values: { currency: 'BRL', hourValue: 40_00 + pick(12, 200_00), monthValue: null },
    },
  };
}
