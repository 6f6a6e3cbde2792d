import { isEarlier } from '#profiles/rules/calendar-month.ts';
import type { ProfileDraft } from '#profiles/imports/rules/profile-draft.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { lineField, textField } from '#profiles/imports/server/formats/clean-text.ts';
import { cutList } from '#profiles/imports/server/formats/draft-list.ts';
import { addressField } from '#profiles/imports/server/formats/draft-fields.ts';
import { dateField, loosePeriod } from '#profiles/imports/server/formats/loose-date.ts';
import type { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

/** Entries as unvalidated text, from any kind of file. */
export type WrittenExperience = {
  company: string;
  office: string;
  description: string;
  location: string;
  start: string;
  end: string;
  /** Ended, without a known date. */
  isOver?: boolean;
};
export type WrittenEducation = {
  school: string;
  course: string;
  degree: string;
  description: string;
  start: string;
  end: string;
  isOver?: boolean;
};
export type WrittenCertification = {
  name: string;
  issuer: string;
  url: string;
  licenseNumber: string;
  issued: string;
  expires: string;
};

export function draftExperiences(
  written: readonly WrittenExperience[],
  warnings: WarningList,
): ProfileDraft['experiences'] {
  const list = 'experiences';
  return cutList(
    usable(written, list, warnings, ['company', 'office']),
    list,
    PROFILE_LIMITS.experiences,
    warnings,
  ).map((entry) => {
    const { start, end, isOpen } = loosePeriod(entry, list, warnings);
    return {
      company: lineField(entry.company, `${list}.company`, warnings),
      office: lineField(entry.office, `${list}.office`, warnings),
      kindOfWork: null,
      description: textField(entry.description, `${list}.description`, PROFILE_LIMITS.freeText, warnings),
      location: lineField(entry.location, `${list}.location`, warnings),
      start,
      end,
      currentJob: isOpen,
    };
  });
}

export function draftEducations(
  written: readonly WrittenEducation[],
  warnings: WarningList,
): ProfileDraft['educations'] {
  const list = 'educations';
  return cutList(
    usable(written, list, warnings, ['school', 'course', 'degree']),
    list,
    PROFILE_LIMITS.educations,
    warnings,
  ).map((entry) => {
    const { start, end, isOpen } = loosePeriod(entry, list, warnings);
    return {
      school: lineField(entry.school, `${list}.school`, warnings),
      course: lineField(entry.course, `${list}.course`, warnings),
      degree: lineField(entry.degree, `${list}.degree`, warnings),
      start,
      end,
      stillTraining: isOpen,
      description: textField(entry.description, `${list}.description`, PROFILE_LIMITS.freeText, warnings),
    };
  });
}

export function draftCertifications(
  written: readonly WrittenCertification[],
  warnings: WarningList,
): ProfileDraft['certifications'] {
  const list = 'certifications';
  return cutList(usable(written, list, warnings, ['name']), list, PROFILE_LIMITS.certifications, warnings).map(
    (entry) => ({
      name: lineField(entry.name, `${list}.name`, warnings),
      issuer: lineField(entry.issuer, `${list}.issuer`, warnings),
      url: addressField(entry.url, warnings),
      licenseNumber: lineField(entry.licenseNumber, `${list}.licenseNumber`, warnings),
      ...validity(entry, list, warnings),
    }),
  );
}

/** An expiry before the issue is dropped, like a job that ends before it starts. */
function validity(entry: WrittenCertification, list: string, warnings: WarningList) {
  const issued = dateField(entry.issued, `${list}.issued`, warnings);
  const expires = dateField(entry.expires, `${list}.expires`, warnings);
  if (!issued || !expires || !isEarlier(expires, issued)) return { issued, expires };
  warnings.add('endBeforeStart', { field: list, start: issued, end: expires });
  return { issued, expires: null };
}

/** Entries with their essential field; the others are dropped, counted in one warning. */
function usable<Entry>(
  entries: readonly Entry[],
  list: string,
  warnings: WarningList,
  telling: readonly (keyof Entry)[],
): Entry[] {
  const remaining = entries.filter((entry) => telling.some((field) => String(entry[field]).trim() !== ''));
  if (remaining.length < entries.length)
    warnings.add('entryDropped', { list, count: entries.length - remaining.length });
  return remaining;
}
