import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/i18n/language.ts';
import { currentBrand } from '#ui/theme/brand.ts';
import type { CvPart } from '#profiles/cv/rules/cv-parts.ts';
import { api } from '../api.ts';

export interface CvChoice {
  language: Language;
  parts: CvPart[];
}

export const cvQuery = (memberId: string, { language, parts }: CvChoice) =>
  queryOptions({
    queryKey: ['talent', 'cv', memberId, language, parts.toSorted().join()],
    // Never cached, because the profile may have just been changed.
    staleTime: 0,
    queryFn: ({ signal }) =>
      api('GET /profileExport/{memberId}', { params: { memberId }, query: { language, parts }, signal }),
    placeholderData: keepPreviousData,
  });

/** The CV as a file: the PDF of the server, or what it answers as JSON. */
export async function fetchCvFile(memberId: string, choice: CvChoice, kind: 'pdf' | 'json'): Promise<Blob> {
  const params = { memberId };
  if (kind === 'pdf')
    return api('GET /profileExport/{memberId}/pdf', { params, query: { ...choice, brand: currentBrand() } });
  // The client only reads JSON.
  const resume = await api('GET /profileExport/{memberId}/jsonResume', { params, query: choice });
  return new Blob([`${JSON.stringify(resume, null, 2)}\n`], { type: 'application/json' });
}
