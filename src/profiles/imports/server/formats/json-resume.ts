import type { ProfileDraft } from '#profiles/imports/rules/profile-draft.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { countryCode } from '#profiles/rules/world-names.ts';
import { lineField, textField } from '#profiles/imports/server/formats/clean-text.ts';
import {
  draftCertifications,
  draftEducations,
  draftExperiences,
} from '#profiles/imports/server/formats/draft-entries.ts';
import { createDateReader, type DateReader } from '#profiles/imports/server/formats/loose-date.ts';
import { filledFields, levelField, pageFields, phoneField } from '#profiles/imports/server/formats/draft-fields.ts';
import { draftLanguages, draftSkills, languageFields } from '#profiles/imports/server/formats/draft-list.ts';
import type { ImportOptions } from '#profiles/imports/server/formats/import-options.ts';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';
import {
  entriesUnder,
  isDeeperThan,
  isObject,
  type JsonObject,
  objectsUnder,
  objectUnder,
  textsUnder,
  textUnder,
} from '#profiles/imports/server/formats/json-value.ts';
import { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

export const JSON_RESUME_LIMITS = { length: 1024 * 1024, depth: 20 } as const;

const lists = ['work', 'education', 'skills', 'languages', 'certificates'] as const;
const sections = ['basics', ...lists];

/** Parses a résumé in the JSON Resume format, any version: unknown keys are ignored, missing sections are empty. Throws ImportRefusal. */
export function parseJsonResume(text: string, options: ImportOptions = {}): ProfileDraft {
  const resume = parse(text);
  const warnings = new WarningList();
  for (const section of lists)
    if (Object.hasOwn(resume, section) && !Array.isArray(resume[section]))
      warnings.add('sectionUnreadable', { section });
  const entries = (section: (typeof lists)[number], key: string) =>
    entriesUnder(
      resume,
      section,
      (line) => ({ [key]: line }),
      (count) => warnings.add('entriesUnreadable', { section, count }),
    );
  const [work, studies] = [entries('work', 'name'), entries('education', 'institution')];
  const written = [...work, ...studies].flatMap((entry) => [
    textUnder(entry, 'startDate'),
    textUnder(entry, 'endDate'),
  ]);
  const dates = createDateReader(written, options, warnings);
  const experiences = draftExperiences(
    work.map((entry) => experience(entry, dates)),
    warnings,
  );
  const languages = draftLanguages(
    entries('languages', 'language').map((spoken) => ({
      name: textUnder(spoken, 'language', 'name'),
      proficiency: textUnder(spoken, 'fluency', 'level'),
    })),
    warnings,
  );
  const skills = entries('skills', 'name').flatMap((skill) => [
    textUnder(skill, 'name'),
    ...textsUnder(skill, 'keywords'),
  ]);
  const fields = {
    ...basicFields(objectUnder(resume, 'basics'), warnings),
    ...languageFields(languages),
    ...levelField(experiences, options.today, warnings),
  };
  return {
    source: 'jsonResume',
    fields: filledFields(fields),
    skills: draftSkills(skills, options, warnings),
    experiences,
    educations: draftEducations(
      studies.map((entry) => education(entry, dates)),
      warnings,
    ),
    languages,
    certifications: draftCertifications(entries('certificates', 'name').map(certification), warnings),
    untaken: {
      projects: objectsUnder(resume, 'projects').length,
      awards: objectsUnder(resume, 'awards').length,
      publications: objectsUnder(resume, 'publications').length,
      volunteering: objectsUnder(resume, 'volunteer').length,
    },
    warnings: warnings.list(),
  };
}

function parse(text: string): JsonObject {
  if (text.length > JSON_RESUME_LIMITS.length)
    throw new ImportRefusal('tooLarge', { limit: JSON_RESUME_LIMITS.length });
  let resume: unknown;
  try {
    resume = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportRefusal('brokenJson', {}, error);
  }
  if (isDeeperThan(resume, JSON_RESUME_LIMITS.depth))
    throw new ImportRefusal('tooDeep', { limit: JSON_RESUME_LIMITS.depth });
  if (!isObject(resume) || !sections.some((section) => Object.hasOwn(resume, section)))
    throw new ImportRefusal('notAResume');
  return resume;
}

function basicFields(basics: JsonObject, warnings: WarningList): ProfileDraft['fields'] {
  const place = placeUnder(basics);
  const pages = objectsUnder(basics, 'profiles').map(pageOf);
  return {
    displayName: lineField(textUnder(basics, 'name'), 'displayName', warnings),
    about: textField(textUnder(basics, 'summary'), 'about', PROFILE_LIMITS.freeText, warnings),
    jobTitle: lineField(textUnder(basics, 'label'), 'jobTitle', warnings),
    city: lineField(textUnder(place, 'city'), 'city', warnings),
    country: lineField(countryCode(textUnder(place, 'countryCode', 'country')), 'country', warnings),
    ...phoneField([textUnder(basics, 'phone')], warnings),
    ...pageFields([textUnder(basics, 'url', 'website'), ...pages], warnings),
  };
}

/** A location in its parts, or in one line as people write it: "Recife, Pernambuco, BR". */
function placeUnder(basics: JsonObject): JsonObject {
  const [city = '', ...more] = textUnder(basics, 'location')
    .split(',')
    .map((part) => part.trim());
  return city === '' ? objectUnder(basics, 'location') : { city, country: more.at(-1) ?? '' };
}

const homes = new Map([
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['github', 'https://github.com/'],
  ['behance', 'https://www.behance.net/'],
]);

function pageOf(profile: JsonObject): string {
  const home = homes.get(textUnder(profile, 'network').trim().toLowerCase());
  const username = textUnder(profile, 'username').trim();
  return textUnder(profile, 'url') || (home && username ? home + encodeURIComponent(username.toWellFormed()) : '');
}

function experience(work: JsonObject, dates: DateReader) {
  const highlights = textsUnder(work, 'highlights').map((highlight) => `• ${highlight.trim()}`);
  return {
    company: textUnder(work, 'name', 'company'),
    office: textUnder(work, 'position'),
    description: [textUnder(work, 'summary'), highlights.join('\n')].filter(Boolean).join('\n\n'),
    location: textUnder(work, 'location'),
    start: dates.past(textUnder(work, 'startDate'), 'experiences.start'),
    end: dates.any(textUnder(work, 'endDate')),
    isOver: work.current === false,
  };
}

function education(entry: JsonObject, dates: DateReader) {
  return {
    school: textUnder(entry, 'institution'),
    course: textUnder(entry, 'area'),
    degree: textUnder(entry, 'studyType'),
    description: textsUnder(entry, 'courses').join('\n'),
    start: dates.any(textUnder(entry, 'startDate')),
    end: dates.any(textUnder(entry, 'endDate')),
    isOver: entry.current === false,
  };
}

function certification(entry: JsonObject) {
  return {
    name: textUnder(entry, 'name'),
    issuer: textUnder(entry, 'issuer'),
    url: textUnder(entry, 'url'),
    licenseNumber: textUnder(entry, 'licenseNumber'),
    issued: textUnder(entry, 'date'),
    expires: textUnder(entry, 'expires'),
  };
}
