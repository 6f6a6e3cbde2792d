import type { Translate } from '#platform/i18n/format-text.ts';
import type { CandidateProfile } from '#pipeline/candidates/view-schemas.ts';
import { yearsText } from '#pipeline/candidates/web/card-texts.ts';

/** "Back-end developer · 8 years · Recife": what somebody does, for how long, and where. Takes the translator of any room. */
export function metaOf(t: Translate, { jobTitle, level, city, country }: CandidateProfile): string {
  const place = [city, country.length > 2 ? country : ''].filter(Boolean).join(', ');
  return [jobTitle, yearsText(t, level), place].filter(Boolean).join(' · ');
}
