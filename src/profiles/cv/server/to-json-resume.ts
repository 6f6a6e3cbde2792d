import { translate } from '#platform/i18n/translate.ts';
import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';
import { phoneText } from '#profiles/cv/rules/phone-text.ts';
import { safeWebAddress } from '#platform/contract/web-address.ts';
import type { CvOptions, CvSource } from './cv.ts';
import { nameIn } from './cv-words.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const networks = { linkedin: 'LinkedIn', github: 'GitHub', behance: 'Behance' } as const;

/**
 * Converts a profile to JSON Resume 1.0.0. Fields that the format lacks are added, as it allows: `current` (a missing end otherwise
 * reads as "until today"), `licenseNumber` and `expires`. Our import reads all of it back.
 */
export function toJsonResume(source: CvSource, options: CvOptions) {
  const { language, parts } = options;
  const shows = (part: CvOptions['parts'][number]) => parts.includes(part);
  const described = shows('descriptions') ? source : { experiences: [], educations: [] };
  return {
    $schema: SCHEMA,
    basics: basicsOf(source, options),
    work: source.experiences.map((job, index) =>
      filled({
        name: job.company,
        position: job.office,
        location: job.location,
        ...periodOf(job.start, job.end, job.currentJob),
        summary: described.experiences[index]?.description ?? '',
      }),
    ),
    education: source.educations.map((education, index) =>
      filled({
        institution: education.school,
        area: education.course,
        studyType: education.degree,
        ...periodOf(education.start, education.end, education.stillTraining),
        courses: textsOf(described.educations[index]?.description ?? ''),
      }),
    ),
    certificates: (shows('certifications') ? source.certifications : []).map(
      ({ name, issuer, url, licenseNumber, issued, expires }) =>
        filled({
          name,
          issuer,
          url: safeWebAddress(url) ?? '',
          date: issued ?? '',
          licenseNumber,
          expires: expires ?? '',
        }),
    ),
    skills: source.skills.map(({ name }) => ({ name })),
    languages: source.languages.map((spoken) => ({
      language: nameIn(language, 'language', spoken.language),
      fluency: translate(language, `profiles:proficiencies.${spoken.proficiency}`),
    })),
  };
}

function basicsOf({ displayName, jobTitle, about, email, phone, pages, city, country }: CvSource, options: CvOptions) {
  const shows = (part: CvOptions['parts'][number]) => options.parts.includes(part);
  const address = (page: keyof typeof pages) => (shows('pages') ? (safeWebAddress(pages[page]) ?? '') : '');
  const profiles = (['linkedin', 'github', 'behance'] as const).flatMap((page) => {
    const url = address(page);
    const username = url.split(/[/?#]/).at(-1) ?? '';
    return url ? [filled({ network: networks[page], username, url })] : [];
  });
  const isCode = /^[A-Z]{2}$/.test(country);
  return filled({
    name: displayName,
    label: jobTitle,
    summary: about,
    url: address('webPage'),
    email: shows('contact') ? (email ?? '') : '',
    phone: shows('contact') && phone ? phoneText(phone) : '',
    location: filled({ city, countryCode: isCode ? country : '', country: isCode ? '' : country }),
    profiles,
  });
}

function periodOf(start: CalendarMonth | null, end: CalendarMonth | null, isOpen: boolean) {
  const isUnknown = end === null && !isOpen;
  return { startDate: start ?? '', endDate: end ?? '', ...(isUnknown && { current: false }) };
}

function textsOf(text: string): string[] {
  return text === '' ? [] : [text];
}

/** Removes empty values: the format does not allow empty addresses and dates. */
function filled<Fields extends object>(fields: Fields): Partial<Fields> {
  const isEmpty = (value: unknown) =>
    value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Partial<Fields>;
}
