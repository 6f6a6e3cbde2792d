import { foldText } from '#profiles/rules/folded-text.ts';
import type { ProfileDraft } from '#profiles/imports/rules/profile-draft.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { countryCode } from '#profiles/rules/world-names.ts';
import { lineField, textField } from '#profiles/imports/server/formats/clean-text.ts';
import { createDateReader, type DateReader } from '#profiles/imports/server/formats/loose-date.ts';
import { splitDegree } from '#profiles/imports/server/formats/degree-name.ts';
import {
  draftCertifications,
  draftEducations,
  draftExperiences,
} from '#profiles/imports/server/formats/draft-entries.ts';
import { filledFields, levelField, pageFields, phoneField } from '#profiles/imports/server/formats/draft-fields.ts';
import { draftLanguages, draftSkills, languageFields } from '#profiles/imports/server/formats/draft-list.ts';
import type { ImportOptions } from '#profiles/imports/server/formats/import-options.ts';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';
import { type LinkedInRows, readLinkedInRows, READ_ENTRIES } from '#profiles/imports/server/formats/linkedin-files.ts';
import { WarningList } from '#profiles/imports/server/formats/warning-list.ts';
import { readZipEntries } from '#profiles/imports/server/formats/zip-entries.ts';

/**
 * Parses the data export (ZIP) that LinkedIn gives its members. Left out is what is not about the member's work: messages,
 * contacts, e-mail addresses, birth date, street. Throws ImportRefusal.
 */
export async function parseLinkedInExport(bytes: Uint8Array, options: ImportOptions = {}): Promise<ProfileDraft> {
  const entries = await readZipEntries(bytes, READ_ENTRIES);
  const warnings = new WarningList();
  const rows = readLinkedInRows(entries, warnings);
  if (Object.values(rows).every((table) => table.length === 0)) throw new ImportRefusal('notALinkedInExport');
  const dates = createDateReader(
    [...rows.Positions, ...rows.Education].flatMap(({ start, end }) => [start, end]),
    options,
    warnings,
  );
  const experiences = draftExperiences(
    rows.Positions.map(({ title, start, end, ...position }) => ({
      ...position,
      ...{ office: title, start: dates.past(start, 'experiences.start'), end: dates.any(end) },
    })),
    warnings,
  );
  const languages = draftLanguages(rows.Languages, warnings);
  const fields = {
    ...profileFields(rows.Profile[0], experiences, warnings),
    ...languageFields(languages),
    ...phoneField(
      rows.PhoneNumbers.map(({ number }) => number),
      warnings,
    ),
    ...levelField(experiences, options.today, warnings),
  };
  return {
    source: 'linkedIn',
    fields: filledFields(fields),
    skills: draftSkills(
      rows.Skills.map(({ name }) => name),
      options,
      warnings,
    ),
    experiences,
    educations: draftEducations(
      rows.Education.map((row) => education(row, dates)),
      warnings,
    ),
    languages,
    certifications: draftCertifications(rows.Certifications, warnings),
    untaken: {
      projects: rows.Projects.length,
      awards: rows.Honors.length,
      publications: rows.Publications.length,
      volunteering: rows.Volunteering.length,
    },
    warnings: warnings.list(),
  };
}

function profileFields(
  row: LinkedInRows['Profile'][number] | undefined,
  experiences: ProfileDraft['experiences'],
  warnings: WarningList,
): ProfileDraft['fields'] {
  const jobTitle = jobTitleOf(row?.headline ?? '', experiences);
  if (!row) return { jobTitle };
  // "Recife, Pernambuco, Brasil"; a lone name is the country when it is known as one, otherwise the city.
  const parts = row.place
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const lone = parts.length === 1 && /^[A-Z]{2}$/.test(countryCode(parts[0]!)) ? parts[0]! : '';
  return {
    displayName: lineField(`${row.firstName} ${row.lastName}`, 'displayName', warnings),
    about: textField(row.summary, 'about', PROFILE_LIMITS.freeText, warnings),
    jobTitle,
    city: lone ? '' : lineField(parts[0] ?? '', 'city', warnings),
    country: lineField(countryCode(lone || (parts.length > 1 ? parts.at(-1)! : row.country)), 'country', warnings),
    ...pageFields(websites(row.websites), warnings),
  };
}

/** The title of the current job, because headlines are often slogans; otherwise the start of the headline. */
function jobTitleOf(headline: string, experiences: ProfileDraft['experiences']): string {
  const current = experiences.find(({ currentJob, office }) => currentJob && office !== '');
  return current?.office ?? lineField(headline.split(/[|•·@]| (?:at|na|no) /)[0] ?? '', 'jobTitle', new WarningList());
}

/** [PORTFOLIO:https://one.example,BLOG:https://two.example] → the addresses. */
function websites(cell: string): string[] {
  const list = cell.trim().replace(/^\[|\]$/g, '');
  return list.split(/\]?,(?=\s*\[?[A-Z][A-Z_ ]*:)/).map((website) => website.trim().replace(/^\[?[A-Z][A-Z_ ]*:/, ''));
}

function education(
  { school, start, end, notes, degree, activities }: LinkedInRows['Education'][number],
  dates: DateReader,
) {
  const description = [notes, activities].filter((text) => foldText(text) !== '').join('\n\n');
  return { school, ...splitDegree(degree), description, start: dates.any(start), end: dates.any(end) };
}
