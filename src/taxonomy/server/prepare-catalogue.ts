import { createHash } from 'node:crypto';
import { englishSkillNames, type OwnProfession, ownCatalogue } from '#taxonomy/catalogue/own-catalogue.ts';
import { relateProfessions } from '#taxonomy/rules/related-professions.ts';
import { ownProfessionId, skillId, skillKey } from './ids.ts';
import type { LabelRow, ProfessionRow, RelationRow, SkillLinkRow, SkillRow } from './write-taxonomy.ts';

const source = 'ponte' as const;

export interface CatalogueRows {
  professions: ProfessionRow[];
  skills: SkillRow[];
  labels: LabelRow[];
  skillLinks: SkillLinkRow[];
  relations: RelationRow[];
}

export interface PreparedCatalogue {
  /** A hash of the content that the rows are made of. */
  contentHash: string;
  /** Makes the rows at the first call: that takes as long as writing them, and most starts do not need them. */
  rows: () => CatalogueRows;
}

/** The own catalogue, ready to be compared with the database and to be written into it. */
export function prepareCatalogue(catalogue = ownCatalogue()): PreparedCatalogue {
  let rows: CatalogueRows | undefined;
  return { contentHash: hashOf(catalogue), rows: () => (rows ??= makeRows(catalogue)) };
}

function makeRows(catalogue: readonly OwnProfession[]): CatalogueRows {
  const ids = new Map(catalogue.map(({ slug }) => [slug, ownProfessionId(slug)]));
  const idOf = (slug: string) => ids.get(slug)!;
  return {
    professions: catalogue.map(({ slug, titlePt, titleEn, group }) => ({
      id: idOf(slug),
      titlePt,
      titleEn,
      group,
      source,
    })),
    skills: skillRows(catalogue),
    labels: catalogue.flatMap(({ slug, labels }) =>
      labels.map((label) => ({ ...label, professionId: idOf(slug), source })),
    ),
    skillLinks: catalogue.flatMap(({ slug, skills }) =>
      skills.map(({ name, kind, weight }) => ({
        professionId: idOf(slug),
        skillId: skillId(name),
        kind,
        weight,
        source,
      })),
    ),
    relations: relateProfessions(catalogue.map(weighed)).map(({ key, relatedKey, score }) => ({
      professionId: idOf(key),
      relatedId: idOf(relatedKey),
      score,
      source,
    })),
  };
}

function skillRows(catalogue: readonly OwnProfession[]): SkillRow[] {
  const rows = new Map<string, SkillRow>();
  for (const { name, kind } of catalogue.flatMap((profession) => profession.skills)) {
    const labelEn = englishSkillNames[name] ?? name;
    rows.set(skillKey(name), {
      id: skillId(name),
      key: skillKey(name),
      name,
      labelPt: name,
      labelEn,
      kind,
      source,
    });
  }
  return [...rows.values()];
}

function weighed({ slug, group, skills }: OwnProfession) {
  return { key: slug, group, weights: new Map(skills.map((skill) => [skillKey(skill.name), skill.weight])) };
}

function hashOf(catalogue: readonly OwnProfession[]): string {
  return createHash('sha256')
    .update(JSON.stringify([catalogue, englishSkillNames]))
    .digest('hex');
}
