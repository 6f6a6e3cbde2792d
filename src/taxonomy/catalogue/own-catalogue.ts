import { feminineTitle } from '#taxonomy/rules/feminine-title.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import { type ProfessionGroup, type SkillKind, skillKinds } from '#taxonomy/rules/taxonomy-terms.ts';
import type { CatalogueProfession } from './catalogue-profession.ts';
import { dataProfessions } from './data.data.ts';
import { designProfessions } from './design.data.ts';
import { englishBusinessNames } from './english-business.data.ts';
import { englishMarketingDesignNames } from './english-marketing-design.data.ts';
import { englishTechNames } from './english-tech.data.ts';
import { financeLegalProfessions } from './finance-legal.data.ts';
import { infrastructureProfessions } from './infrastructure.data.ts';
import { marketingProfessions } from './marketing.data.ts';
import { operationsProfessions } from './operations.data.ts';
import { peopleSalesProfessions } from './people-sales.data.ts';
import { productProfessions } from './product.data.ts';
import { softwareProfessions } from './software.data.ts';
import { specialistSoftwareProfessions } from './specialist-software.data.ts';

export const englishSkillNames: Readonly<Record<string, string>> = {
  ...englishTechNames,
  ...englishMarketingDesignNames,
  ...englishBusinessNames,
};

export interface CatalogueSkillLink {
  readonly name: string;
  readonly kind: SkillKind;
  readonly weight: number;
}

export interface CatalogueLabel {
  readonly language: 'pt' | 'en';
  readonly label: string;
  readonly kind: 'title' | 'alias';
}

export interface OwnProfession {
  readonly slug: string;
  readonly titlePt: string;
  readonly titleEn: string;
  readonly group: ProfessionGroup;
  readonly labels: readonly CatalogueLabel[];
  readonly skills: readonly CatalogueSkillLink[];
}

/** The product's own catalogue, ready to load: data files parsed, feminine forms of Portuguese titles added as aliases. */
export function ownCatalogue(): readonly OwnProfession[] {
  return [
    ...softwareProfessions,
    ...specialistSoftwareProfessions,
    ...dataProfessions,
    ...infrastructureProfessions,
    ...productProfessions,
    ...designProfessions,
    ...marketingProfessions,
    ...financeLegalProfessions,
    ...peopleSalesProfessions,
    ...operationsProfessions,
  ].map(readProfession);
}

export function readProfession(written: CatalogueProfession): OwnProfession {
  const [titlePt, titleEn] = written.title;
  return {
    slug: written.slug,
    titlePt,
    titleEn,
    group: written.group,
    labels: distinctLabels([
      { language: 'pt', label: titlePt, kind: 'title' },
      { language: 'en', label: titleEn, kind: 'title' },
      ...aliasesOf('pt', [titlePt, ...parts(written.aliases[0])].flatMap(withFeminine)),
      ...aliasesOf('en', parts(written.aliases[1])),
    ]),
    skills: skillKinds.flatMap((kind) => parts(written[kind] ?? '').map((part) => readLink(part, kind, written.slug))),
  };
}

function readLink(part: string, kind: SkillKind, slug: string): CatalogueSkillLink {
  const space = part.lastIndexOf(' ');
  const weight = Number(part.slice(space + 1));
  if (space < 1 || !(weight > 0 && weight <= 1))
    throw new Error(`The skill "${part}" of ${slug} has no weight between 0 and 1.`);
  return { name: part.slice(0, space), kind, weight };
}

function parts(list: string): string[] {
  return list
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function withFeminine(title: string): string[] {
  const feminine = feminineTitle(title);
  return feminine === null ? [title] : [title, feminine];
}

function aliasesOf(language: 'pt' | 'en', labels: readonly string[]): CatalogueLabel[] {
  return labels.map((label) => ({ language, label, kind: 'alias' }));
}

/** Each label once per language; the title comes first and wins over an equal alias. */
function distinctLabels(labels: readonly CatalogueLabel[]): CatalogueLabel[] {
  const seen = new Set<string>();
  return labels.filter(({ language, label }) => {
    const key = `${language}:${foldText(label)}`;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}
