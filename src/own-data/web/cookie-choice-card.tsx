import { Radio } from '@mantine/core';
import { cookieChoices, isCookieChoice } from '#own-data/rules/cookie-choice.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import '#ui/theme/full-styles.ts';
import { areStatisticsOffered, saveChoice, useChoice } from './saved-choice.ts';
import styles from './own-data.module.css';

/** The cookie choice, which can be changed at any time. */
export function CookieChoiceCard() {
  const { t } = useTranslation('own-data');
  const choice = useChoice();
  function choose(value: string) {
    if (!isCookieChoice(value)) return;
    saveChoice(value);
    toast.success(t('cookies.saved'));
  }
  return (
    <Card title={t('cookies.title')}>
      {areStatisticsOffered() ? (
        <>
          <p className={styles.text}>{t('cookies.notice')}</p>
          <Radio.Group
            className={styles.choice}
            label={t('cookies.choice')}
            value={choice ?? 'necessary'}
            onChange={choose}
          >
            <div className={styles.choices}>
              {cookieChoices.map((one) => (
                <Radio key={one} value={one} label={t(`cookies.${one}`)} />
              ))}
            </div>
          </Radio.Group>
        </>
      ) : (
        <p className={styles.text}>{t('cookies.necessaryText')}</p>
      )}
    </Card>
  );
}
