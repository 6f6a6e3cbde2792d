import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { TagList } from '#ui/marks/tag.tsx';
import { Section } from '#ui/page/card.tsx';
import { PlainText } from '#ui/text/plain-text.tsx';
import { currentLocale } from '#ui/i18n.ts';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import { MAXIMUM_EXPERIENCE_YEARS, tagKinds } from '#projects/rules/terms.ts';
import { vacancyTexts } from '#projects/positions/rules/vacancy-fields.ts';
import styles from '#projects/web/brief.module.css';
import { PayText } from './pay-text.tsx';

/** The country's name in the reader's language for a code; free text is returned unchanged. */
function countryName(country: string | null): string | null {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(country) ?? country;
}

/** All facts of a vacancy; unset ones are shown as not stated. */
export function PositionFactsView({ position }: { position: PositionFacts }) {
  const { t } = useTranslation('projects');
  const names = new Intl.DisplayNames(currentLocale(), { type: 'language' });
  const { experienceYears, workModel, monthlyHours } = position;
  const years =
    experienceYears === null
      ? null
      : experienceYears < MAXIMUM_EXPERIENCE_YEARS
        ? t('experience', { count: experienceYears })
        : t('experienceMost');
  const place = [position.city, countryName(position.country)].filter(Boolean).join(', ');
  const facts: [string, ReactNode][] = [
    [t('brief.area'), position.area && t(`area.${position.area}`)],
    [t('brief.experienceYears'), years],
    [t('brief.hiringModel'), position.hiringModel && t(`hiringModel.${position.hiringModel}`)],
    [t('brief.workModel'), workModel && [t(`workModel.${workModel}`), place].filter(Boolean).join(' · ')],
    [t('brief.monthlyHours'), monthlyHours === null ? null : t('hoursOf', { count: monthlyHours })],
    [t('brief.pay'), <PayText key="pay" pay={position} />],
    [
      t('brief.requiredLanguages'),
      position.requiredLanguages
        .map(({ language, proficiency }) => `${names.of(language) ?? language} (${t(`proficiency.${proficiency}`)})`)
        .join(', '),
    ],
    [
      t('brief.affirmativeTargets'),
      position.affirmativeTargets.map((target) => t(`affirmativeTarget.${target}`)).join(', '),
    ],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('notSaid')}</dd>
          </div>
        ))}
      </dl>
      {workModel === 'hybrid' && position.hybridReason && (
        <p className={styles.text}>{t('hybridBecause', { reason: position.hybridReason })}</p>
      )}
      {tagKinds.map((kind) => {
        const items = position.tags.filter((tag) => tag.kind === kind).map((tag) => tag.name);
        return (
          items.length > 0 && (
            <Section key={kind} title={t(`tags.${kind}`)} level={3}>
              <TagList items={items} />
            </Section>
          )
        );
      })}
      {vacancyTexts.map(
        (name) =>
          position[name] && (
            <Section key={name} title={t(`texts.${name}`)} level={3}>
              <PlainText text={position[name]} language={position.textLanguage} small />
            </Section>
          ),
      )}
    </>
  );
}
