import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AccountPage } from '#accounts/security/web/account-page.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { mailChoicesQuery } from './mail-choices-api.ts';
import styles from './mail-choices.module.css';
import { useChooseMails } from './use-choose-mails.ts';

/** Which mails somebody gets: those they can switch off, and those that stay on. */
export function MailChoicesPage() {
  const { t } = useTranslation('accounts/mail-choices');
  const { data, error, isFetching, refetch } = useQuery(mailChoicesQuery);
  const choose = useChooseMails();
  const kinds = data?.kinds ?? [];
  return (
    <AccountPage section="notifications">
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />}
      {!data && !error && (
        <Loading>
          <SkeletonCard height={280} />
        </Loading>
      )}
      {data && (
        <>
          <Card title={t('chosen.title')}>
            <p className={styles.lead}>{t('chosen.text')}</p>
            <ul className={styles.kinds}>
              {kinds
                .filter(({ isNecessary }) => !isNecessary)
                .map(({ kind, isOn }) => (
                  <li key={kind}>
                    <Switch
                      classNames={{ body: styles.body!, labelWrapper: styles.label! }}
                      labelPosition="left"
                      label={t(`kinds.${kind}`)}
                      description={t(`about.${kind}`)}
                      checked={isOn}
                      onChange={(event) => choose.mutate({ kind, isOn: event.currentTarget.checked })}
                    />
                  </li>
                ))}
            </ul>
          </Card>
          <Card title={t('always.title')}>
            <p className={styles.lead}>{t('always.text')}</p>
            <ul className={styles.kinds}>
              {kinds
                .filter(({ isNecessary }) => isNecessary)
                .map(({ kind }) => (
                  <li key={kind}>
                    <b>{t(`kinds.${kind}`)}</b>
                    <span className="sub">{t(`about.${kind}`)}</span>
                  </li>
                ))}
            </ul>
          </Card>
        </>
      )}
    </AccountPage>
  );
}
