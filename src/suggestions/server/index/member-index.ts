import type { SpokenLanguage } from '#jobs/opportunities/rules/fit-shares.ts';
import { titleWithoutLevel } from '#jobs/opportunities/rules/similarity.ts';
import type { JobPreferences } from '#jobs/opportunities/rules/suitability.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { cityKey } from '#taxonomy/rules/city-key.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import { Dictionary } from './dictionary.ts';
import { type Columns, makeColumns, NOT_STATED, widen } from './columns.ts';
import { SlotTable } from './slot-table.ts';
import { packTraits } from './traits.ts';
import { uuidWords } from './uuid-words.ts';

export interface IndexedMember {
  memberId: string;
  wishes: JobPreferences;
  finishedTests: readonly QuizKey[];
}

const FIRST_ROOM = 1_024;

/**
 * Everyone who is available and wants to be found, as columns of numbers, with only the facts that the suitability rule needs. Texts are
 * represented by numbers from dictionaries. Any process can rebuild it; decision 024 explains how it is updated.
 */
export class MemberIndex {
  columns: Columns = makeColumns(FIRST_ROOM);
  /** Skills of all members in one array, as numbers; changed skills are appended at the end. */
  skills = new Uint32Array(FIRST_ROOM * 8);
  slots = 0;
  #members = 0;
  #usedSkills = 0;
  #changes = 0;
  readonly titles = new Dictionary<null>();
  readonly professions = new Dictionary<null>();
  readonly cities = new Dictionary<null>();
  readonly currencies = new Dictionary<null>();
  readonly skillNames = new Dictionary<null>();
  readonly languages = new Dictionary<readonly SpokenLanguage[]>();
  readonly #slotOf = new SlotTable(() => this.columns.ids);

  /** The number of members in the ranking. */
  get size(): number {
    return this.#members;
  }

  /** The amount of overwritten data: an index with much of it is rebuilt, which frees unused space. */
  get isFragmented(): boolean {
    return this.#changes > 100_000 + this.#members * 2;
  }

  slotOf(memberId: string): number | undefined {
    return this.#slotOf.find(uuidWords(memberId));
  }

  put({ memberId, wishes, finishedTests }: IndexedMember): void {
    const slot = this.#claim(memberId);
    const { columns } = this;
    const nothing = () => null;
    columns.title[slot] = this.titles.numberOf(
      titleWithoutLevel({ title: wishes.jobTitle, profession: null }),
      nothing,
    );
    columns.profession[slot] =
      wishes.professionId === null ? 0 : this.professions.numberOf(wishes.professionId, nothing);
    columns.level[slot] = wishes.level ?? 0;
    columns.city[slot] = wishes.city === '' ? 0 : this.cities.numberOf(cityKey(wishes.city), nothing);
    columns.currency[slot] = this.currencies.numberOf(wishes.values.currency, nothing);
    columns.hourValue[slot] = wishes.values.hourValue ?? NOT_STATED;
    columns.monthValue[slot] = wishes.values.monthValue ?? NOT_STATED;
    columns.languages[slot] = this.languages.numberOf(languagesKey(wishes.languages), () => wishes.languages);
    columns.traits[slot] = packTraits({ ...wishes, finishedTests });
    this.#putSkills(slot, wishes.skills);
  }

  remove(memberId: string): void {
    const slot = this.slotOf(memberId);
    if (slot === undefined || this.columns.isThere[slot] === 0) return;
    this.columns.isThere[slot] = 0;
    this.#members -= 1;
    this.#changes += 1;
  }

  #claim(memberId: string): number {
    const id = uuidWords(memberId);
    const known = this.#slotOf.find(id);
    const slot = known ?? this.slots;
    if (known === undefined) {
      if (slot === this.columns.level.length) this.columns = widen(this.columns, slot * 2);
      this.columns.ids.set(id, slot * 4);
      this.#slotOf.add(id, slot);
      this.slots += 1;
    } else this.#changes += 1;
    this.#members += 1 - this.columns.isThere[slot]!;
    this.columns.isThere[slot] = 1;
    return slot;
  }

  #putSkills(slot: number, names: readonly string[]): void {
    const numbers = [...new Set(names.map((name) => this.skillNames.numberOf(foldText(name), () => null)))];
    const { skillStart, skillCount } = this.columns;
    if (numbers.length > skillCount[slot]!) {
      if (this.#usedSkills + numbers.length > this.skills.length) this.#widenSkills(numbers.length);
      skillStart[slot] = this.#usedSkills;
      this.#usedSkills += numbers.length;
    }
    skillCount[slot] = numbers.length;
    this.skills.set(numbers, skillStart[slot]);
  }

  #widenSkills(room: number): void {
    const wider = new Uint32Array(this.skills.length * 2 + room);
    wider.set(this.skills);
    this.skills = wider;
  }
}

function languagesKey(languages: readonly SpokenLanguage[]): string {
  return JSON.stringify(languages.map(({ language, proficiency }) => [language, proficiency]).toSorted());
}
