import { Tooltip } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconRosetteDiscountCheck } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import { RECENT_DAYS, topCriteria } from '#talent/rules/top-professional.ts';
import styles from './person.module.css';

/** Its explanation opens on hover, focus and touch, and is read by screen readers. */
export function TopStamp() {
  const { t } = useTranslation('talent');
  const ruleId = useId();
  const rule = (
    <>
      <b>{t('stamp.lead')}</b>
      <ul>
        {topCriteria.map((criterion) => (
          <li key={criterion}>{t(`stamp.${criterion}`, { days: RECENT_DAYS })}</li>
        ))}
      </ul>
      {t('stamp.free')}
    </>
  );
  return (
    <>
      <Tooltip
        label={<div className={styles.rule}>{rule}</div>}
        multiline
        w={280}
        withArrow
        events={{ hover: true, focus: true, touch: true }}
      >
        <button type="button" className={styles.stamp} aria-describedby={ruleId}>
          <IconRosetteDiscountCheck size={16} aria-hidden="true" />
          {t('stamp.name')}
        </button>
      </Tooltip>
      <span id={ruleId} hidden>
        {rule}
      </span>
    </>
  );
}
