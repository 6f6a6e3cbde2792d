import type * as terms from '#projects/rules/terms.ts';
import { type PostedJobOfFeed, postedHtml } from './posted-job.ts';
import { escapeXml, toCdata } from './xml.ts';

// The terms that readers of this feed format use.
const jobTypes: Record<terms.HiringModel, string> = { CLT: 'fulltime', PJ: 'contract' };
const workModels: Record<terms.WorkModel, string> = { remote: 'remote', hybrid: 'hybrid', faceToFace: 'on-site' };

interface FeedHead {
  publicUrl: string;
  changedAt: Date | null;
}

export function openXmlFeed({ publicUrl, changedAt }: FeedHead): string {
  const built = changedAt ? `<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>\n` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n<publisher>Ponte</publisher>\n<publisherurl>${escapeXml(publicUrl)}</publisherurl>\n${built}`;
}

export const closeXmlFeed = '</source>\n';

/** One vacancy in the common XML format of job sites, in the language it was posted in; unset facts are omitted. */
export function toXmlJob(job: PostedJobOfFeed, url: string): string {
  const parts: [string, string | null][] = [
    ['title', job.title],
    ['date', job.publishedAt.toUTCString()],
    ['referencenumber', job.id],
    ['url', url],
    ['company', job.companyName],
    ['city', job.city],
    ['country', job.country],
    ['workmodel', job.workModel && workModels[job.workModel]],
    ['jobtype', job.hiringModel && jobTypes[job.hiringModel]],
    ['category', job.area],
    ['salary', salaryText(job)],
    ['language', job.textLanguage],
    ['description', postedHtml(job)],
  ];
  const said = parts.flatMap(([name, text]) => (text ? [`<${name}>${toCdata(text)}</${name}>\n`] : []));
  return `<job>\n${said.join('')}</job>\n`;
}

/** "BRL 95-120.50 per hour", or the company's own words. */
export function salaryText(
  pay: Pick<PostedJobOfFeed, 'payPeriod' | 'payMinimum' | 'payMaximum' | 'payText' | 'currency'>,
): string | null {
  const bounds = [pay.payMinimum, pay.payMaximum].filter((cents) => cents !== null);
  if (bounds.length === 0) return pay.payText;
  const figures = [...new Set(bounds)].map((cents) => (cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)));
  return `${pay.currency} ${figures.join('-')}${pay.payPeriod ? ` per ${pay.payPeriod}` : ''}`;
}
