import { useTranslation } from '#ui/i18n.ts';
import { countryWords } from '#ui/marks/world-words.ts';
import { MAXIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';

interface Facts {
  city: string;
  country: string;
  level: number | null;
  pronouns?: string;
}

/** "Recife, Brazil · 7 years of experience": the facts that are known, joined. */
export function usePersonFacts(): (facts: Facts) => string {
  const { t } = useTranslation('talent');
  return ({ city, country, level, pronouns = '' }) => {
    const place = [city, country && countryWords(country)].filter(Boolean).join(', ');
    const years =
      level &&
      t('person.years', { count: level, years: level === MAXIMUM_LEVEL ? `${MAXIMUM_LEVEL}+` : String(level) });
    return [place, years, pronouns].filter(Boolean).join(' · ');
  };
}
