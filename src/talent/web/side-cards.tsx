import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { languageWords } from '#ui/marks/world-words.ts';
import { Card } from '#ui/page/card.tsx';
import type { ProfessionalView, ShownProfile } from './api.ts';
import styles from './resume.module.css';

const amounts = ['partTime', 'fullTime', 'freelance'] as const;

/** Languages, availability and links; beside the main column. */
export function SideCards({ profile }: { profile: ShownProfile }) {
  const { t } = useTranslation('talent');
  const { availability, languages, pages } = profile;
  const times = amounts.filter((amount) => availability[amount]).map((amount) => t(`person.${amount}`));
  const links = Object.values(pages).filter((address) => /^https?:\/\//.test(address));
  return (
    <>
      {languages.length > 0 && (
        <Card title={t('person.languages')}>
          <Pairs
            pairs={languages.map(({ language, proficiency }) => [
              languageWords(language),
              t(`proficiency.${proficiency}`),
            ])}
          />
        </Card>
      )}
      {times.length + availability.hiringModels.length > 0 && (
        <Card title={t('person.availability')}>
          <Pairs
            pairs={[
              ...(times.length > 0 ? ([[t('person.amount'), times.join(', ')]] as const) : []),
              ...(availability.hiringModels.length > 0
                ? ([[t('person.hiringModels'), availability.hiringModels.join(', ')]] as const)
                : []),
            ]}
          />
        </Card>
      )}
      {links.length > 0 && (
        <Card title={t('person.links')}>
          <ul className={styles.links}>
            {links.map((address) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noopener noreferrer nofollow">
                  {address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** The professional's gross pay expectations; only for companies. */
export function ValuesCard({ values }: { values: ProfessionalView['profile']['values'] }) {
  const { t } = useTranslation('talent');
  const { currency, hourValue, monthValue } = values;
  const said = [
    ['hourValue', hourValue],
    ['monthValue', monthValue],
  ] as const;
  const pairs = said.flatMap(([key, cents]) =>
    cents === null ? [] : [[t(`person.${key}`), formatCents(cents, currency, true)] as const],
  );
  if (pairs.length === 0) return null;
  return (
    <Card title={t('person.values')}>
      <Pairs pairs={pairs} />
      <p className={`meta ${styles.note}`}>{t('person.valuesNote')}</p>
    </Card>
  );
}

function Pairs({ pairs }: { pairs: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.pairs}>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
