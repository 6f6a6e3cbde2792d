import type { HiringModel, PayPeriod, WorkModel } from '#projects/rules/terms.ts';

export interface PostedJob {
  id: string;
  title: string;
  companyName: string;
  /** All texts of the vacancy, as HTML. */
  description: string;
  publishedAt: Date;
  hiringModel: HiringModel | null;
  workModel: WorkModel | null;
  city: string | null;
  country: string | null;
  payPeriod: PayPeriod | null;
  payMinimum: number | null;
  payMaximum: number | null;
  currency: string;
  profession: string | null;
  experienceYears: number | null;
  tags: readonly { name: string }[];
  url: string;
}

const employmentTypes: Record<HiringModel, string> = { CLT: 'FULL_TIME', PJ: 'CONTRACTOR' };
const payUnits: Record<PayPeriod, string> = { hour: 'HOUR', month: 'MONTH' };

/** schema.org's JobPosting; unset facts are omitted. Null without a place of work, which search engines require of a job that is not remote. */
export function toJobPosting(job: PostedJob): object | null {
  const remote = job.workModel === 'remote';
  if (!remote && !job.city && !job.country) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    title: job.title,
    description: job.description,
    datePosted: job.publishedAt.toISOString(),
    hiringOrganization: { '@type': 'Organization', name: job.companyName },
    url: job.url,
    directApply: true,
    ...(job.profession && { occupationalCategory: job.profession }),
    ...(job.tags.length > 0 && { skills: [...new Set(job.tags.map(({ name }) => name))].join(', ') }),
    ...(job.experienceYears && { experienceRequirements: experienceOf(job.experienceYears) }),
    ...(job.hiringModel && { employmentType: employmentTypes[job.hiringModel] }),
    ...(remote && { jobLocationType: 'TELECOMMUTE' }),
    ...(remote && { applicantLocationRequirements: { '@type': 'Country', name: job.country ?? 'Brazil' } }),
    ...(!remote && { jobLocation: placeOf(job) }),
    ...salaryOf(job),
  };
}

function experienceOf(years: number): object {
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 };
}

function placeOf({ city, country }: PostedJob): object {
  const address = {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(country && { addressCountry: country }),
  };
  return { '@type': 'Place', address };
}

function salaryOf({ payPeriod, payMinimum, payMaximum, currency }: PostedJob): object {
  const least = payMinimum ?? payMaximum;
  if (payPeriod === null || least === null) return {};
  const most = payMaximum ?? least;
  const figures = least === most ? { value: least / 100 } : { minValue: least / 100, maxValue: most / 100 };
  const value = { '@type': 'QuantitativeValue', ...figures, unitText: payUnits[payPeriod] };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}

/** JSON for a script element: nothing in it can end the element or start a comment. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
