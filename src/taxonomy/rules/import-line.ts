import { labelLength, type ProfessionGroup, type SkillKind } from './taxonomy-terms.ts';

/** The files of a taxonomy import and their required columns; further columns are ignored. */
export const importFiles = {
  occupations: { file: 'occupations.tsv', columns: ['id', 'title_en', 'title_pt', 'group'] },
  occupationLabels: { file: 'occupation-labels.tsv', columns: ['id', 'lang', 'label'] },
  skillLabels: { file: 'skill-labels.tsv', columns: ['skill', 'label_pt'] },
  occupationSkills: { file: 'occupation-skills.tsv', columns: ['occupation_id', 'skill', 'kind', 'weight'] },
  relatedOccupations: { file: 'related-occupations.tsv', columns: ['occupation_id', 'related_id', 'score'] },
} as const;
export type ImportFile = keyof typeof importFiles;

export type Cells = Readonly<Record<string, string>>;

/** The reason why a line is not imported: a sentence for the operator. */
export class LineRefused extends Error {}

const groups: Readonly<Record<string, ProfessionGroup>> = {
  'tech-product': 'techProduct',
  'marketing-design': 'marketingDesign',
  generic: 'generic',
};
const kinds: Readonly<Record<string, SkillKind>> = {
  skill: 'skills',
  software: 'softwares',
  methodology: 'methodologies',
  'language-framework': 'languages',
  database: 'databases',
};
const languages: Readonly<Record<string, 'pt' | 'en'>> = { en: 'en', pt: 'pt', 'pt-BR': 'pt' };

export function readOccupation(cells: Cells) {
  return {
    externalId: textOf(cells, 'id'),
    titleEn: textOf(cells, 'title_en'),
    titlePt: textOf(cells, 'title_pt'),
    group: oneOf(cells, 'group', groups),
  };
}

export function readOccupationLabel(cells: Cells) {
  const language = oneOf(cells, 'lang', languages);
  const labels = genderPair(textOf(cells, 'label', labelLength * 2), language);
  for (const label of labels) checkLength('label', label, labelLength);
  return { externalId: textOf(cells, 'id'), language, labels };
}

export function readSkillLabel(cells: Cells) {
  return { skill: textOf(cells, 'skill'), labelPt: textOf(cells, 'label_pt') };
}

export function readOccupationSkill(cells: Cells) {
  return {
    externalId: textOf(cells, 'occupation_id'),
    skill: textOf(cells, 'skill'),
    kind: oneOf(cells, 'kind', kinds),
    weight: shareOf(cells, 'weight'),
  };
}

export function readRelatedOccupation(cells: Cells) {
  const externalId = textOf(cells, 'occupation_id');
  const relatedId = textOf(cells, 'related_id');
  if (externalId === relatedId) throw new LineRefused(`"${externalId}" is related to itself`);
  return { externalId, relatedId, score: shareOf(cells, 'score') };
}

function textOf(cells: Cells, column: string, longest = labelLength): string {
  const text = (cells[column] ?? '').trim();
  if (text === '') throw new LineRefused(`${column} is empty`);
  if (/[\u0000-\u001F\u007F\uFFFD]/u.test(text)) throw new LineRefused(`${column} has characters that are not text`);
  checkLength(column, text, longest);
  return text;
}

function checkLength(column: string, text: string, longest: number): void {
  if (Array.from(text).length > longest) throw new LineRefused(`${column} is longer than ${longest} characters`);
}

function oneOf<Value>(cells: Cells, column: string, values: Readonly<Record<string, Value>>): Value {
  const written = textOf(cells, column);
  const value = Object.hasOwn(values, written) ? values[written] : undefined;
  if (value === undefined) throw new LineRefused(`${column} "${written}" is none of ${Object.keys(values).join(', ')}`);
  return value;
}

function shareOf(cells: Cells, column: string): number {
  const written = textOf(cells, column);
  const share = /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
  if (!(share > 0 && share <= 1)) throw new LineRefused(`${column} "${written}" is not a number above 0 and up to 1`);
  return share;
}

/** "Programador de software/Programadora de software" is two names; "UX/UI designer" is one. */
function genderPair(label: string, language: 'pt' | 'en'): string[] {
  const halves = label.split('/').map((half) => half.trim());
  const [one = '', other = ''] = halves;
  const isPair = language === 'pt' && halves.length === 2 && one.length > 3 && one.slice(0, 3) === other.slice(0, 3);
  return isPair ? halves : [label];
}
