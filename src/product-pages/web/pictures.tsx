import { useTranslation } from '#ui/i18n.ts';
import { IconCheck, IconMinus, IconPlusMinus, IconRosetteDiscountCheck } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { MeterBar } from '#ui/marks/meter.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { ScoreRing } from '#ui/marks/score-ring.tsx';
import styles from './pictures.module.css';

// Small pictures of the product, drawn with its own parts: right in each language, scheme and brand. They show no real people.

const columns = [
  { key: 'new', people: ['Bia Prado', 'Téo Lins'] },
  { key: 'screening', people: ['Ivo Sales'] },
  { key: 'interview', people: ['Nara Reis', 'Caio Luz'] },
  { key: 'offer', people: ['Lia Campos'] },
] as const;

export function BoardPicture() {
  const { t } = useTranslation('product-pages');
  return (
    <div className={styles.board}>
      {columns.map(({ key, people }) => (
        <div key={key}>
          <b>{t(`picture.column.${key}`)}</b>
          {people.map((name) => (
            <span key={name} className={styles.boardCard}>
              <Avatar name={name} size={24} />
              {name}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const stages = ['applied', 'screening', 'interview', 'offer'] as const;

export function TrackPicture() {
  const { t } = useTranslation('product-pages');
  return (
    <div className={styles.window}>
      <b>{t('picture.track.title')}</b>
      <ol className={styles.track}>
        {stages.map((stage, index) => (
          <li key={stage} data-state={index < 2 ? 'done' : index === 2 ? 'now' : 'ahead'}>
            <span>{index < 2 && <IconCheck size={12} />}</span>
            {t(`picture.track.${stage}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

const sections = [
  ['experiences', 100],
  ['skills', 80],
  ['languages', 60],
] as const;

export function ScorePicture() {
  const { t } = useTranslation('product-pages');
  return (
    <div className={`${styles.window} ${styles.score}`}>
      <ScoreRing value={82} label="" caption={t('picture.score.of')} />
      <div>
        {sections.map(([key, value]) => (
          <p key={key}>
            {t(`picture.score.${key}`)}
            <MeterBar value={value} maximum={100} tone={value === 100 ? 'success' : 'data'} label="" />
          </p>
        ))}
        <Pill tone="accent" size="sm" dot={false}>
          {t('picture.score.next')}
        </Pill>
      </div>
    </div>
  );
}

const reasons = [
  ['profession', IconCheck],
  ['skills', IconPlusMinus],
  ['place', IconCheck],
  ['pay', IconCheck],
  ['years', IconMinus],
] as const;

export function ReasonsPicture() {
  const { t } = useTranslation('product-pages');
  return (
    <div className={styles.window}>
      <p className={styles.windowHead}>
        <b>{t('picture.reasons.job')}</b>
        <Pill tone="success" size="sm" dot={false}>
          {t('picture.reasons.level')}
        </Pill>
      </p>
      <ul className={styles.reasons}>
        {reasons.map(([key, Icon]) => (
          <li key={key} data-fits={Icon === IconCheck || undefined}>
            <Icon size={16} />
            {t(`picture.reasons.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PersonPicture() {
  const { t } = useTranslation('product-pages');
  return (
    <div className={`${styles.window} ${styles.person}`}>
      <Avatar name="Nara Reis" size={56} />
      <div>
        <p className={styles.windowHead}>
          <b>Nara Reis</b>
          <span className={styles.stamp}>
            <IconRosetteDiscountCheck size={16} />
            {t('picture.person.stamp')}
          </span>
        </p>
        <p>{t('picture.person.title')}</p>
        <p className="meta">{t('picture.person.place')}</p>
        <Pill tone="success" size="sm">
          {t('picture.person.available')}
        </Pill>
      </div>
    </div>
  );
}

const rights = [
  ['post', true],
  ['choose', true],
  ['assign', false],
  ['pay', false],
] as const;

export function RightsPicture() {
  const { t } = useTranslation('product-pages');
  return (
    <div className={styles.window}>
      <p className={styles.windowHead}>
        <Avatar name="Caio Luz" size={32} />
        <b>Caio Luz</b>
      </p>
      <ul className={styles.rights}>
        {rights.map(([key, given]) => (
          <li key={key} data-given={given || undefined}>
            <span>{given && <IconCheck size={12} />}</span>
            {t(`picture.rights.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
