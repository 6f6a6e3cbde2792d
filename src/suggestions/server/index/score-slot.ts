import { payMet, expectedPayFor } from '#jobs/opportunities/rules/fit-shares.ts';
import { pointsFor } from '#jobs/opportunities/rules/suitability.ts';
import { withTests } from '#suggestions/rules/tests-part.ts';
import { NOT_STATED } from './columns.ts';
import type { MemberIndex } from './member-index.ts';
import type { PointTables } from './point-tables.ts';

const PAY_UNSAID = pointsFor('pay', null);
const SKILLS_UNSAID = pointsFor('skills', null);

/** The points of one member, 0 to 100 before rounding, as `describeSuitability` adds them. */
export function scoreSlot(index: MemberIndex, tables: PointTables, slot: number, countsTests: boolean): number {
  const { columns } = index;
  const traits = columns.traits[slot]!;
  const title = columns.title[slot]!;
  const profession = columns.profession[slot]!;
  const sameWork =
    (profession !== 0 && profession === tables.sameProfession) || (title !== 0 && title === tables.sameTitle);
  const sum =
    tables.profession[sameWork ? 1 : 0] +
    skillPoints(index, tables, slot) +
    tables.experience[columns.level[slot]!]! +
    (tables.languages[columns.languages[slot]!] ?? tables.languages[0]!) +
    placePoints(tables, columns.city[slot]!) +
    payPoints(index, tables, slot) +
    tables.hours[traits]! +
    tables.hiringModel[traits]!;
  return countsTests ? withTests(sum, tables.tests[traits]!) : sum;
}

function skillPoints({ columns, skills }: MemberIndex, tables: PointTables, slot: number): number {
  const { importance, askedImportance } = tables;
  if (askedImportance === 0) return SKILLS_UNSAID;
  const start = columns.skillStart[slot]!;
  const end = start + columns.skillCount[slot]!;
  let shared = 0;
  // A skill added after the tables were built is not in them.
  for (let at = start; at < end; at++) shared += importance[skills[at]!]! | 0;
  return shared === 0 ? 0 : pointsFor('skills', shared / askedImportance);
}

function placePoints({ place }: PointTables, city: number): number {
  if (city === 0) return place.none;
  return city === place.city ? place.same : place.other;
}

function payPoints({ columns }: MemberIndex, tables: PointTables, slot: number): number {
  if (tables.most === null || columns.currency[slot] !== tables.currency) return PAY_UNSAID;
  const hourValue = said(columns.hourValue[slot]!);
  const monthValue = said(columns.monthValue[slot]!);
  return pointsFor('pay', payMet(expectedPayFor({ hourValue, monthValue }, tables.payTerms), tables.most));
}

const said = (value: number) => (value === NOT_STATED ? null : value);
