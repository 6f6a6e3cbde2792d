import type { Currency } from '#platform/money/currencies.ts';
import { type VacancyText, vacancyTexts } from '#projects/positions/rules/vacancy-fields.ts';
import type * as terms from '#projects/rules/terms.ts';
import { escapeXml } from './xml.ts';

type PostedTexts = Record<VacancyText, string | null>;

/** An open vacancy as feeds publish it. */
export interface PostedJobOfFeed extends PostedTexts {
  id: string;
  projectId: string;
  positionIndex: number;
  title: string;
  companyName: string;
  area: terms.Area | null;
  hiringModel: terms.HiringModel | null;
  workModel: terms.WorkModel | null;
  city: string | null;
  country: string | null;
  experienceYears: number | null;
  monthlyHours: number | null;
  payPeriod: terms.PayPeriod | null;
  payMinimum: number | null;
  payMaximum: number | null;
  payText: string | null;
  negotiable: boolean;
  currency: Currency;
  tags: readonly terms.Tag[];
  textLanguage: 'pt' | 'en' | null;
  publishedAt: Date;
  updatedAt: Date;
}

/** The company's texts of a vacancy, in the order in which its page shows them. */
export function postedTexts(texts: PostedTexts): string[] {
  return vacancyTexts.map((name) => texts[name]?.trim() ?? '').filter((text) => text !== '');
}

/** The same texts as HTML, which readers of feeds and search engines expect: one element for each paragraph; the title where no text is written. */
export function postedHtml(job: PostedTexts & { title: string }): string {
  const texts = postedTexts(job);
  const paragraphs = (texts.length > 0 ? texts : [job.title]).flatMap((text) => text.split(/(?:\r?\n\s*){2,}/));
  return paragraphs.map((paragraph) => `<p>${escapeXml(paragraph).replaceAll(/\r?\n/g, '<br>')}</p>`).join('');
}
