import { readPay } from './imported-pay.ts';
import type { PositionToPost } from '#projects/positions/rules/position-draft.ts';
import type { Area, HiringModel, Tag, TagKind, WorkModel } from './terms.ts';

export type PostingRefusal = 'notAnObject' | 'titleMissing' | 'bodyMissing';

const areas: Record<string, Area> = {
  design: 'design',
  programming: 'programming',
  marketing: 'marketing',
  other: 'other',
};
const workModels: Record<string, WorkModel> = { onsite: 'faceToFace', remote: 'remote', hybrid: 'hybrid' };
const hiringModels: Record<string, HiringModel> = { clt: 'CLT', pj: 'PJ' };

/** Level → minimum years (R-43: júnior 1–2, pleno 3–5, sênior 6+). Leads and specialists count above sênior. */
const yearsOfLevel: [RegExp, number][] = [
  [/\b(j[uú]nior|jr|entry)\b/i, 1],
  [/\b(pleno|mid|mid-level)\b/i, 3],
  [/\b(s[eê]nior|sr|especialista|specialist|lead)\b/i, 6],
];

const kindsOfSkills: [TagKind, string[]][] = [
  [
    'databases',
    [
      'mysql',
      'postgresql',
      'postgres',
      'mongodb',
      'redis',
      'dynamodb',
      'oracle',
      'sql server',
      'elasticsearch',
      'cassandra',
      'sqlite',
      'mariadb',
      'firebase',
    ],
  ],
  [
    'methodologies',
    [
      'scrum',
      'kanban',
      'agile',
      'tdd',
      'bdd',
      'ddd',
      'lean',
      'design thinking',
      'xp',
      'ci/cd',
      'devops',
      'solid',
      'clean architecture',
    ],
  ],
  [
    'softwares',
    [
      'figma',
      'photoshop',
      'illustrator',
      'adobe xd',
      'sketch',
      'excel',
      'jira',
      'git',
      'docker',
      'kubernetes',
      'wordpress',
      'power bi',
      'tableau',
      'hubspot',
      'after effects',
      'premiere',
      'indesign',
      'google analytics',
      'google ads',
      'jenkins',
      'terraform',
      'aws',
      'azure',
      'gcp',
    ],
  ],
  [
    'languages',
    [
      'javascript',
      'typescript',
      'python',
      'java',
      'c#',
      'c++',
      'c',
      'go',
      'golang',
      'ruby',
      'php',
      'kotlin',
      'swift',
      'scala',
      'rust',
      'elixir',
      'dart',
      'r',
      'sql',
      'html',
      'html5',
      'css',
      'css3',
      'sass',
      'react',
      'react.js',
      'reactjs',
      'react native',
      'vue',
      'vue.js',
      'angular',
      'next.js',
      'node',
      'node.js',
      'django',
      'flask',
      'fastapi',
      'laravel',
      'ruby on rails',
      'rails',
      'spring',
      'spring boot',
      '.net',
      '.net core',
      'flutter',
      'jquery',
      'celery',
      'sqlalchemy',
      'express',
      'nestjs',
      'graphql',
    ],
  ],
];
const kindOfSkill = new Map(kindsOfSkills.flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));

/**
 * Turns one line of an external job list into a position to post. Facts that the line does not state stay unset; only a missing title or
 * body is refused.
 */
export function readImportedPosting(line: unknown) {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) return { refusal: 'notAnObject' as const };
  const posting = line as Record<string, unknown>;
  const title = wordsOf(posting.title);
  const body = wordsOf(posting.body);
  if (!title) return { refusal: 'titleMissing' as const };
  if (!body) return { refusal: 'bodyMissing' as const };
  const language = wordsOf(posting.lang);
  return {
    position: said({
      title,
      aboutOpportunity: body,
      source: wordsOf(posting.source),
      hiringCompany: wordsOf(posting.company),
      area: oneOf(areas, posting.area),
      hiringModel: oneOf(hiringModels, posting.hiringModel),
      workModel: oneOf(workModels, posting.workModel),
      experienceYears: yearsOf(wordsOf(posting.level)),
      textLanguage: language === 'pt' || language === 'en' ? language : null,
      tags: tagsOf(posting.skills),
      ...readPay(wordsOf(posting.salary)),
    }),
  };
}

/** Only fields of a vacancy with their types; null means not stated. */
function said<Said extends { [Name in keyof PositionToPost]?: PositionToPost[Name] | null }>(position: Said): Said {
  return position;
}

function wordsOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function oneOf<Value>(values: Record<string, Value>, value: unknown): Value | null {
  const name = wordsOf(value)?.toLowerCase() ?? '';
  return Object.hasOwn(values, name) ? values[name]! : null;
}

/** The lowest of the named levels; null when none of them is in the table (internships, assistants). */
function yearsOf(level: string | null): number | null {
  return yearsOfLevel.find(([name]) => level !== null && name.test(level.normalize('NFC')))?.[1] ?? null;
}

function tagsOf(skills: unknown): Tag[] {
  const names = Array.isArray(skills) ? skills.flatMap((skill) => wordsOf(skill) ?? []) : [];
  return names.map((name) => ({ kind: kindOfSkill.get(name.toLowerCase()) ?? 'skills', name }));
}
