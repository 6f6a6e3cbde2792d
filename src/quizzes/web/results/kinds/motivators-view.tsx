import { useTranslation } from '#ui/i18n.ts';
import { IconThumbDown, IconThumbUp } from '#ui/icons/icons.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Section } from '#ui/page/card.tsx';
import { motivatorCards } from '#quizzes/content/motivator-cards.ts';
import type { MotivatorsResult, RankedCard } from '#quizzes/rules/motivators/motivators.ts';
import { CardArt } from '../../motivators/card-art.tsx';
import { useBilingual } from '../../use-bilingual.ts';
import styles from './motivators-view.module.css';

/** The ten cards in order; the first three are highlighted. */
export function MotivatorsView({ result }: { result: MotivatorsResult }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  const top = result.cards.filter(({ card }) => result.topThree.includes(card));
  const rest = result.cards.filter(({ card }) => !result.topThree.includes(card));
  return (
    <>
      <Section title={t('motivators.topThree')}>
        <ol className={styles.top}>
          {top.map((one) => (
            <li key={one.card}>
              <div className={styles.head}>
                <span className={styles.rank}>{one.rank}</span>
                <Motivates card={one} />
              </div>
              <CardArt card={one.card} size={72} />
              <b className={styles.name}>{say(motivatorCards[one.card].name)}</b>
              <p className="sub">{say(motivatorCards[one.card].description)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('motivators.others')}>
        <ol className={styles.rest} start={top.length + 1}>
          {rest.map((one) => (
            <li key={one.card}>
              <span className={styles.rank}>{one.rank}</span>
              <CardArt card={one.card} size={40} />
              <div className={styles.text}>
                <b>{say(motivatorCards[one.card].name)}</b>
                <p className="sub">{say(motivatorCards[one.card].description)}</p>
              </div>
              <Motivates card={one} />
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

export function Motivates({ card: { motivates } }: { card: Pick<RankedCard, 'motivates'> }) {
  const { t } = useTranslation('quizzes/results');
  const Icon = motivates ? IconThumbUp : IconThumbDown;
  return (
    <Pill tone={motivates ? 'success' : 'warning'} size="sm" icon={<Icon size={14} aria-hidden="true" />}>
      {t(motivates ? 'motivators.motivates' : 'motivators.demotivates')}
    </Pill>
  );
}
