import { CITIES, COMPANIES, FAMILIES, MEN, SCHOOLS, WOMEN } from '#profiles/believable/people.ts';
import { type Trade, TRADES } from '#profiles/believable/trades.data.ts';
import {
  emptyProfile,
  type Experience,
  type Profile,
  type Skill,
  SKILL_KINDS,
  START_TIMES,
} from '#profiles/rules/profile.ts';
import { feminineTitle } from '#taxonomy/rules/feminine-title.ts';

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;

/**
 * A complete invented professional, always the same for the same seed (and year): neighbouring seeds differ in trade, name, place
 * and years; every fourth one writes in English.
 */
export function believableProfile(seed: number, thisYear = new Date().getUTCFullYear()): Profile {
  const trade = pick(TRADES, seed);
  const english = seed % 4 === 3;
  const inWords = ([pt, en]: readonly [string, string]) => (english ? en : pt);
  const isWoman = seed % 2 === 0;
  const level = 2 + ((seed * 7) % 9);
  const name = `${pick(isWoman ? WOMEN : MEN, seed >> 1)} ${pick(FAMILIES, seed * 5 + (seed >> 3))}`;
  const title = inWords(trade.title);
  const jobTitle = !english && isWoman ? (feminineTitle(title) ?? title) : title;
  const hourValue = Math.round((trade.hour * (1 + level * 0.16)) / 500) * 500;
  return {
    ...emptyProfile(),
    displayName: name,
    about: `${inWords(trade.opening).replace('{{years}}', String(level))} ${inWords(pick(wishes, seed))}`,
    pronouns: seed % 3 === 0 ? inWords(isWoman ? ['ela/dela', 'she/her'] : ['ele/dele', 'he/him']) : '',
    jobTitle,
    level,
    country: 'BR',
    city: pick(CITIES, seed * 4),
    phone: { countryCode: '+55', phoneNumber: `1190000${String(1_000 + seed).slice(-4)}` },
    availability: {
      isAvailable: seed % 9 !== 8,
      startsWithin: pick(START_TIMES, seed),
      dailyTimes: seed % 2 === 0 ? ['morning', 'afternoon'] : ['evening'],
      meetingTimes: seed % 2 === 0 ? ['morning'] : ['afternoon', 'evening'],
      partTime: seed % 3 === 0,
      fullTime: seed % 3 !== 0,
      freelance: seed % 5 === 0,
      hiringModels: pick([['CLT'], ['PJ'], ['CLT', 'PJ']] as const, seed).slice(),
    },
    skills: skillsOf(trade),
    experiences: experiencesOf({ trade, seed, level, jobTitle, english, thisYear }),
    educations: [
      {
        id: `education-${seed}`,
        school: pick(SCHOOLS, seed),
        course: inWords(trade.course),
        degree: english ? "Bachelor's degree" : 'Bacharelado',
        start: `${thisYear - level - 6}-02`,
        end: `${thisYear - level - 2}-12`,
        stillTraining: false,
        description: '',
      },
    ],
    languages: [
      { language: 'pt', proficiency: 'native' },
      { language: 'en', proficiency: english ? 'fluent' : pick(['basic', 'intermediate', 'advanced'], seed) },
      ...(seed % 6 === 0 ? [{ language: 'es', proficiency: 'intermediate' as const }] : []),
    ],
    englishLevel: english ? 'fluent' : pick(['basic', 'intermediate', 'advanced'], seed),
    pages: { ...emptyProfile().pages, linkedin: `https://www.linkedin.com/in/ponte-demo-${seed}` },
    values: {
      currency: 'BRL',
      hourValue,
      hourReceive: Math.round(hourValue * 0.84),
      monthValue: hourValue * 160,
      monthReceive: Math.round(hourValue * 160 * 0.84),
    },
  };
}

const wishes = [
  [
    'Procuro projetos longos, com espaço para orientar pessoas.',
    'I am looking for long projects, with room to guide people.',
  ],
  [
    'Prefiro times pequenos, combinados claros e poucas reuniões.',
    'I prefer small teams, clear agreements and few meetings.',
  ],
  ['Quero um lugar em que se possa discordar com calma.', 'I want a place where one can disagree calmly.'],
] as const;

function skillsOf(trade: Trade): Skill[] {
  return SKILL_KINDS.flatMap((kind) =>
    (trade.skills[kind] ?? '')
      .split('; ')
      .filter(Boolean)
      .map((name) => ({ kind, name })),
  );
}

interface Career {
  trade: Trade;
  seed: number;
  level: number;
  jobTitle: string;
  english: boolean;
  thisYear: number;
}

/** One job in the first years, later two; the last one is current. */
function experiencesOf({ trade, seed, level, jobTitle, english, thisYear }: Career): Experience[] {
  const change = thisYear - Math.ceil(level / 2);
  const job = (at: number, start: string, end: string | null): Experience => ({
    id: `experience-${seed}-${at}`,
    company: pick(COMPANIES, seed + at * 5),
    office: jobTitle,
    kindOfWork: pick(['CLT', 'PJ'] as const, seed + at),
    description: pick(trade.deeds, seed + at)[english ? 1 : 0],
    location: pick(CITIES, seed * 4 + at),
    start,
    end,
    currentJob: end === null,
  });
  if (level < 3) return [job(0, `${thisYear - level}-01`, null)];
  return [job(0, `${change}-03`, null), job(1, `${thisYear - level - 1}-02`, `${change}-02`)];
}
