import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import { LineRefused } from '#taxonomy/rules/import-line.ts';
import { importedProfessionId, skillId, skillKey } from '../ids.ts';
import { professions, skills } from '../tables.ts';

/** Maps an imported occupation to a profession: one imported before, an own one with an equal title, or a new one. */
export class KnownProfessions {
  readonly #byExternalId = new Map<string, string>();
  readonly #unclaimedByTitle = new Map<string, string>();

  static async read(database: Database): Promise<KnownProfessions> {
    const known = new KnownProfessions();
    const rows = await database.select().from(professions);
    for (const { id, externalId, source, titlePt, titleEn } of rows) {
      if (externalId !== null) known.#byExternalId.set(externalId, id);
      else if (source === 'ponte') {
        known.#unclaimedByTitle.set(`pt:${foldText(titlePt)}`, id).set(`en:${foldText(titleEn)}`, id);
      }
    }
    return known;
  }

  /** `claims`: the own profession that now takes this external id. */
  resolve(occupation: { externalId: string; titlePt: string; titleEn: string }): { id: string; claims: boolean } {
    const { externalId, titlePt, titleEn } = occupation;
    const before = this.#byExternalId.get(externalId);
    if (before !== undefined) return { id: before, claims: false };
    const own =
      this.#unclaimedByTitle.get(`pt:${foldText(titlePt)}`) ?? this.#unclaimedByTitle.get(`en:${foldText(titleEn)}`);
    if (own !== undefined) {
      for (const [title, id] of this.#unclaimedByTitle) if (id === own) this.#unclaimedByTitle.delete(title);
    }
    const id = own ?? importedProfessionId(externalId);
    this.#byExternalId.set(externalId, id);
    return { id, claims: own !== undefined };
  }
}

export interface KnownSkill {
  readonly id: string;
  readonly labelPt: string;
  readonly own: boolean;
}

/** Skills by folded name; own ones also by their English name, so that "Project management" matches "Gestão de projetos". */
export class KnownSkills {
  readonly #byKey = new Map<string, KnownSkill>();

  static async read(database: Database): Promise<KnownSkills> {
    const known = new KnownSkills();
    for (const row of await database.select().from(skills).where(eq(skills.source, 'import'))) {
      known.#byKey.set(row.key, { id: row.id, labelPt: row.labelPt, own: false });
    }
    for (const row of await database.select().from(skills).where(eq(skills.source, 'ponte'))) {
      const skill = { id: row.id, labelPt: row.labelPt, own: true };
      known.#byKey.set(skillKey(row.labelEn), skill).set(row.key, skill);
    }
    return known;
  }

  find(name: string): KnownSkill | undefined {
    return this.#byKey.get(skillKey(name));
  }

  idOf(name: string): string {
    return this.find(name)?.id ?? skillId(name);
  }
}

/** The first line of each key: a repetition is skipped, another value is refused. */
export class FirstLines {
  readonly #lines = new Map<string, { line: number; value: string }>();

  isNew(key: string, value: string, line: number): boolean {
    const first = this.#lines.get(key);
    if (!first) {
      this.#lines.set(key, { line, value });
      return true;
    }
    if (first.value === value) return false;
    throw new LineRefused(`says otherwise than line ${first.line}`);
  }
}
