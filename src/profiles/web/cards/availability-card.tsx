import { Switch } from '@mantine/core';
import { useContext } from 'react';
import '#ui/theme/full-styles.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import type { Profile } from '#profiles/rules/profile.ts';
import { useToggleAvailable } from '#profiles/web/use-toggle-available.ts';
import { CardEdit, CardEmpty, ProfileReader } from './card-edit.tsx';
import styles from './resume-cards.module.css';

const amounts = ['partTime', 'fullTime', 'freelance'] as const;

export function AvailabilityCard({ profile: { availability } }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  const isOwn = useContext(ProfileReader) === 'own';
  const toggle = useToggleAvailable();
  const lines = [
    ['amount', amounts.filter((amount) => availability[amount]).map((amount) => t(`availability.${amount}`))],
    ['hiringModels', availability.hiringModels],
    ['startsWithin', availability.startsWithin ? [t(`startTimes.${availability.startsWithin}`)] : []],
    ['dailyTimes', availability.dailyTimes.map((time) => t(`meetingTimes.${time}`))],
    ['meetingTimes', availability.meetingTimes.map((time) => t(`meetingTimes.${time}`))],
  ] as const;
  const filled = lines.filter(([, values]) => values.length > 0);
  return (
    <Card title={t('sections.availability')} action={<CardEdit editor="availability" />}>
      {isOwn && (
        <div className={styles.available}>
          <Switch
            label={t('availability.isAvailable')}
            description={t('availability.isAvailableHelp')}
            checked={availability.isAvailable}
            onChange={(event) => toggle.mutate(event.currentTarget.checked)}
          />
        </div>
      )}
      {filled.length === 0 ? (
        <CardEmpty editor="availability" text={t('availability.empty')} />
      ) : (
        <dl className={styles.pairs}>
          {filled.map(([name, values]) => (
            <div key={name}>
              <dt>{t(`availability.${name}`)}</dt>
              <dd>{values.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
