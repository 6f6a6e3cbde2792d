import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { SkeletonCard } from '#ui/states/skeleton.tsx';
import { Unread } from '#ui/states/unread.tsx';
import '#ui/theme/full-styles.ts';
import { KindRow } from './kind-row.tsx';
import { noticeChoicesQuery } from './notice-choices-api.ts';
import styles from './notice-choices.module.css';
import { QuietHoursCard } from './quiet-hours-card.tsx';

const EVERY_SPACE = 'all';

/** A section of the settings: what somebody is told, on Ponte and by mail, in all spaces or in one. */
export function NoticeChoicesPage() {
  const { t } = useTranslation('notices/choices');
  const [workspaceId, setWorkspaceId] = useState<string | null>(null);
  const query = useQuery(noticeChoicesQuery(workspaceId));
  const { data } = query;
  const kinds = data?.kinds ?? [];
  return (
    <Page>
      <PageTitle title={t('title')} purpose={t('purpose')} />
      <Stack>
        <Unread query={query} skeleton={<SkeletonCard height={280} />} framed />
        {data && (
          <>
            <Card title={t('chosen.title')}>
              <p className={styles.lead}>{t('chosen.text')}</p>
              {data.spaces.length > 0 && (
                <TouchSelect
                  label={t('space')}
                  className={styles.space}
                  value={workspaceId ?? EVERY_SPACE}
                  data={[
                    { value: EVERY_SPACE, label: t('everySpace') },
                    ...data.spaces.map((space) => ({ value: space.workspaceId, label: space.name })),
                  ]}
                  onChange={(value) => setWorkspaceId(value === EVERY_SPACE ? null : value)}
                />
              )}
              <ul className={styles.kinds}>
                {kinds
                  .filter(({ isNecessary }) => !isNecessary)
                  .map((kind) => (
                    <KindRow key={kind.kind} workspaceId={workspaceId} choice={kind} />
                  ))}
              </ul>
            </Card>
            <QuietHoursCard quietHours={data.quietHours} />
            <Card title={t('always.title')}>
              <p className={styles.lead}>{t('always.text')}</p>
              <ul className={styles.kinds}>
                {kinds
                  .filter(({ isNecessary }) => isNecessary)
                  .map(({ kind }) => (
                    <li key={kind}>
                      <b>{t(`kinds.${kind}`)}</b>
                      <span className="sub">
                        {t(`about.${kind}`)} {t(`because.${kind}`)}
                      </span>
                    </li>
                  ))}
              </ul>
            </Card>
          </>
        )}
      </Stack>
    </Page>
  );
}
