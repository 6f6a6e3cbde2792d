import { useContext } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Card } from '#ui/page/card.tsx';
import type { Profile } from '#profiles/rules/profile.ts';
import { CardEdit, CardEmpty, ProfileReader } from './card-edit.tsx';
import { PayEstimateTable } from '#profiles/pay/web/pay-estimate-table.tsx';
import styles from './resume-cards.module.css';

const fields = ['hourValue', 'hourReceive', 'monthValue', 'monthReceive'] as const;

export function ValuesCard({ profile: { values } }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  const isOwn = useContext(ProfileReader) === 'own';
  const filled = fields.filter((field) => values[field] !== null);
  return (
    <Card title={t('sections.values')} action={<CardEdit editor="values" />}>
      {filled.length === 0 ? (
        <CardEmpty editor="values" text={t('values.empty')} />
      ) : (
        <>
          <dl className={styles.pairs}>
            {filled.map((field) => (
              <div key={field}>
                <dt>{t(`values.${field}`)}</dt>
                <dd className="num">{formatCents(values[field] ?? 0, values.currency)}</dd>
              </div>
            ))}
          </dl>
          {isOwn && <PayEstimateTable values={values} />}
        </>
      )}
    </Card>
  );
}
