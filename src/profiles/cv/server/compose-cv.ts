import { translate } from '#platform/i18n/translate.ts';
import { phoneText } from '#profiles/cv/rules/phone-text.ts';
import { MAXIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';
import { PAGE_KINDS, SKILL_KINDS } from '#profiles/rules/profile.ts';
import { safeWebAddress } from '#platform/contract/web-address.ts';
import type { Cv, CvEntry, CvOptions, CvSection, CvSource } from './cv.ts';
import { monthIn, nameIn, periodIn } from './cv-words.ts';

/** Composes the CV of a profile in one language, with the requested parts. Empty sections are left out. */
export function composeCv(source: CvSource, options: CvOptions): Cv {
  const { language, parts } = options;
  return {
    language,
    name: source.displayName,
    jobTitle: source.jobTitle,
    facts: factsOf(source, options).filter(Boolean),
    links: linksOf(source, options),
    photo: parts.includes('photo') ? source.photo : null,
    sections: [
      textSection(source.about, options),
      entriesSection('experiences', experiencesOf(source, options), options),
      entriesSection('educations', educationsOf(source, options), options),
      entriesSection('certifications', certificationsOf(source, options), options),
      linesSection('skills', skillsOf(source, options), options),
      linesSection('languages', languagesOf(source, options), options),
    ].flat(),
  };
}

function factsOf({ city, country, level, pronouns }: CvSource, { language }: CvOptions): string[] {
  const years = level === MAXIMUM_LEVEL ? `${MAXIMUM_LEVEL}+` : String(level);
  return [
    [city, country && nameIn(language, 'region', country)].filter(Boolean).join(', '),
    level ? translate(language, 'profiles:header.years', { count: level, years }) : '',
    pronouns,
  ];
}

const LINK_LENGTH = 60;

function linksOf({ email, phone, pages }: CvSource, { parts }: CvOptions): Cv['links'] {
  const links: Cv['links'] = [];
  if (parts.includes('contact')) {
    if (email) links.push({ text: email, url: `mailto:${encodeURI(email)}` });
    if (phone?.phoneNumber) links.push({ text: phoneText(phone), url: `tel:${phone.countryCode}${phone.phoneNumber}` });
  }
  const addresses = parts.includes('pages') ? PAGE_KINDS.map((page) => safeWebAddress(pages[page])) : [];
  return [...links, ...addresses.flatMap((url) => (url ? [{ text: shortAddress(url), url }] : []))];
}

/** Shortens an address to "linkedin.com/in/ana". */
function shortAddress(url: string): string {
  const plain = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return plain.length <= LINK_LENGTH ? plain : `${plain.slice(0, LINK_LENGTH)}…`;
}

function experiencesOf({ experiences }: CvSource, { language, parts }: CvOptions): CvEntry[] {
  return experiences.map((job) => ({
    title: job.office || job.company,
    subtitle: joined([
      job.office && job.company,
      job.kindOfWork && translate(language, `profiles:kindsOfWork.${job.kindOfWork}`),
      job.location,
    ]),
    period: periodIn(language, job, job.currentJob),
    text: parts.includes('descriptions') ? job.description : '',
    url: '',
  }));
}

function educationsOf({ educations }: CvSource, { language, parts }: CvOptions): CvEntry[] {
  return educations.map((education) => ({
    title: education.course || education.school,
    subtitle: joined([education.course && education.school, education.degree]),
    period: periodIn(language, education, education.stillTraining && !education.end),
    text: parts.includes('descriptions') ? education.description : '',
    url: '',
  }));
}

function certificationsOf({ certifications }: CvSource, { language, parts }: CvOptions): CvEntry[] {
  if (!parts.includes('certifications')) return [];
  return certifications.map(({ name, issuer, issued, expires, licenseNumber, url }) => ({
    title: name,
    subtitle: joined([
      issuer,
      licenseNumber && translate(language, 'profiles:certifications.numbered', { number: licenseNumber }),
      expires && translate(language, 'profiles:certifications.until', { month: monthIn(language, expires) }),
    ]),
    period: issued ? monthIn(language, issued) : '',
    text: '',
    url: safeWebAddress(url) ?? '',
  }));
}

function skillsOf({ skills }: CvSource, { language }: CvOptions) {
  return SKILL_KINDS.map((kind) => ({
    label: translate(language, `profiles:skillKinds.${kind}`),
    text: joined(skills.filter((skill) => skill.kind === kind).map(({ name }) => name)),
  })).filter(({ text }) => text !== '');
}

function languagesOf({ languages }: CvSource, { language }: CvOptions) {
  return languages.map((spoken) => ({
    label: nameIn(language, 'language', spoken.language),
    text: translate(language, `profiles:proficiencies.${spoken.proficiency}`),
  }));
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}

type SectionKey = 'experiences' | 'educations' | 'certifications' | 'skills' | 'languages';

function headOf(key: SectionKey, { language }: CvOptions) {
  return { key, title: translate(language, `profiles:sections.${key}`) };
}

function textSection(text: string, { language }: CvOptions): CvSection[] {
  const title = translate(language, 'profiles:about.title');
  return text ? [{ key: 'about', title, kind: 'text', text }] : [];
}

function entriesSection(key: SectionKey, entries: CvEntry[], options: CvOptions): CvSection[] {
  return entries.length > 0 ? [{ ...headOf(key, options), kind: 'entries', entries }] : [];
}

function linesSection(key: SectionKey, lines: { label: string; text: string }[], options: CvOptions): CvSection[] {
  return lines.length > 0 ? [{ ...headOf(key, options), kind: 'lines', lines }] : [];
}
