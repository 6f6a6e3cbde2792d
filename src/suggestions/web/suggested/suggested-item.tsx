import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { ScoreRing } from '#ui/marks/score-ring.tsx';
import { TagList } from '#ui/marks/tag.tsx';
import { countryWords } from '#ui/marks/world-words.ts';
import { ItemCard } from '#ui/page/item-cards.tsx';
import { companyViewPath, topTalentPath } from '#profiles/paths.ts';
import { MAXIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';
import type { Suggested, SuggestedItemProps } from '../api.ts';
import { FitReasons } from '../fit-reasons.tsx';
import { RateMatch } from '../rate-match.tsx';
import { RelationPill } from '../relation-pill.tsx';
import { SuggestedActions } from './suggested-actions.tsx';
import styles from '../suggestions.module.css';

/** One entry of the ranking: the person, how well they fit and why, their relation to the vacancy, and available actions. */
export function SuggestedItem({ professional, position, abilities }: SuggestedItemProps) {
  const { t } = useTranslation('suggestions');
  const facts = usePersonFacts();
  const { memberId, name, image, jobTitle, skills, skillCount, suitability } = professional;
  const more = skillCount - skills.length;
  const profile = abilities.companyView ? companyViewPath(memberId) : topTalentPath(memberId);
  return (
    <ItemCard
      wideSide
      picture={<Avatar name={name} image={image} size={56} />}
      title={<PageLink to={profile}>{name}</PageLink>}
      marks={
        <>
          {professional.isTop && (
            <span title={t('person.topHelp')}>
              <Pill tone="accent" size="sm" dot={false}>
                {t('person.top')}
              </Pill>
            </span>
          )}
          <RelationPill professional={professional} position={position} />
        </>
      }
      rank={<ScoreRing value={suitability.points} size={72} label={t('fit.points')} />}
      side={<SuggestedActions professional={professional} position={position} abilities={abilities} />}
    >
      <p className={styles.jobTitle}>{jobTitle}</p>
      <p className="meta">{facts(professional)}</p>
      <TagList items={more > 0 ? [...skills, t('person.moreSkills', { count: more })] : skills} />
      <FitReasons professional={professional} position={position} />
      {abilities.rate && <RateMatch professional={professional} position={position} />}
    </ItemCard>
  );
}

/** "Recife, Brazil · 7 years of experience · expects R$ 90 an hour": the known facts, joined. */
function usePersonFacts(): (professional: Suggested) => string {
  const { t } = useTranslation('suggestions');
  return ({ city, country, level, hiringModels, expects: { currency, hourValue, monthValue } }) => {
    const money = (cents: number) => formatCents(cents, currency, true);
    const years =
      level === MAXIMUM_LEVEL ? `${MAXIMUM_LEVEL}+` : new Intl.NumberFormat(currentLocale()).format(level ?? 0);
    return [
      [city, country && countryWords(country)].filter(Boolean).join(', '),
      level && t('person.years', { count: level, years }),
      hiringModels.join(' · '),
      hourValue !== null && t('person.expectsHour', { value: money(hourValue) }),
      hourValue === null && monthValue !== null && t('person.expectsMonth', { value: money(monthValue) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
