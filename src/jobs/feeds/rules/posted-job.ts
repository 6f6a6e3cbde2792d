import type { Currency } from '#platform/money/currencies.ts';
import type * as terms from '#projects/rules/terms.ts';

interface PostedTexts {
  aboutOpportunity: string | null;
  responsibilities: string | null;
  requirements: string | null;
  benefits: string | null;
  aboutCompany: string | null;
}

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

/** The company's texts of a vacancy, in the order in which search engines and feeds read them. */
export function postedTexts(texts: PostedTexts): string[] {
  const { aboutOpportunity, responsibilities, requirements, benefits, aboutCompany } = texts;
  return [aboutOpportunity, responsibilities, requirements, benefits, aboutCompany].filter((text) => text !== null);
}
