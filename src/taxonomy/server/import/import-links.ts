import type { Database } from '#platform/db/connection.ts';
import { readOccupationSkill, readRelatedOccupation, readSkillLabel } from '#taxonomy/rules/import-line.ts';
import { skillKey } from '../ids.ts';
import {
  type RelationRow,
  type SkillLinkRow,
  type SkillRow,
  writeRelations,
  writeSkillLinks,
  writeSkills,
} from '../write-taxonomy.ts';
import { eachBatch } from './each-batch.ts';
import type { ImportReport } from './import-report.ts';
import { occupationOf, type Titles } from './import-titles.ts';
import { FirstLines, type KnownSkills } from './known-rows.ts';
import type { ReadLines } from './read-tsv.ts';

const source = 'import' as const;

interface PendingLabel {
  readonly labelPt: string;
  used: boolean;
}

export async function readSkillLabels(read: ReadLines, report: ImportReport): Promise<Map<string, PendingLabel>> {
  const labels = new Map<string, PendingLabel>();
  const seen = new FirstLines();
  await eachBatch(
    read,
    report,
    'skillLabels',
    readSkillLabel,
    ({ skill, labelPt }, line) => {
      if (!seen.isNew(skillKey(skill), labelPt, line)) return null;
      labels.set(skillKey(skill), { labelPt, used: false });
      return { skill };
    },
    null,
  );
  return labels;
}

export async function importLinks(
  database: Database,
  read: ReadLines,
  report: ImportReport,
  known: { titles: Titles; knownSkills: KnownSkills; labels: Map<string, PendingLabel> },
): Promise<void> {
  const { titles, knownSkills, labels } = known;
  const seen = new FirstLines();
  const written = new Set<string>();
  await eachBatch(read, report, 'occupationSkills', readOccupationSkill, accept, async (batch) => {
    const fresh = batch.flatMap(({ skill }) => {
      if (written.has(skill.id) || knownSkills.find(skill.name)?.own) return [];
      written.add(skill.id);
      return [skill];
    });
    await writeSkills(database, fresh);
    return writeSkillLinks(
      database,
      batch.map(({ link }) => link),
    );
  });
  countLabels();

  function accept(line: ReturnType<typeof readOccupationSkill>, number: number) {
    const { id } = occupationOf(titles, line.externalId);
    const skill = skillRow(line.skill, line.kind);
    if (!seen.isNew(`${id}:${skill.id}`, `${line.kind} ${line.weight}`, number)) return null;
    const link: SkillLinkRow = { professionId: id, skillId: skill.id, kind: line.kind, weight: line.weight, source };
    return { skill, link };
  }

  function skillRow(name: string, kind: SkillRow['kind']): SkillRow {
    const label = labels.get(skillKey(name));
    if (label) label.used = true;
    const labelPt = label?.labelPt ?? name;
    return { id: knownSkills.idOf(name), key: skillKey(name), name, labelPt, labelEn: name, kind, source };
  }

  /** A line of skill-labels.tsv counts as imported when a skill now uses its label. */
  function countLabels(): void {
    for (const [key, { labelPt, used }] of labels) {
      const before = knownSkills.find(key);
      const changes = used && !before?.own && before?.labelPt !== labelPt;
      report.count(changes ? 1 : 0, 1);
    }
  }
}

export async function importRelations(
  database: Database,
  read: ReadLines,
  report: ImportReport,
  titles: Titles,
): Promise<void> {
  const seen = new FirstLines();
  await eachBatch(
    read,
    report,
    'relatedOccupations',
    readRelatedOccupation,
    ({ externalId, relatedId, score }, line): RelationRow | null => {
      const professionId = occupationOf(titles, externalId).id;
      const otherId = occupationOf(titles, relatedId).id;
      if (!seen.isNew(`${professionId}:${otherId}`, String(score), line)) return null;
      return { professionId, relatedId: otherId, score, source };
    },
    (batch) => writeRelations(database, batch),
  );
}
