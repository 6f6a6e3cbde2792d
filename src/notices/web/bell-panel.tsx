import { Popover } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { noticeChoicesPath, noticesPath } from '#notices/paths.ts';
import { groupNotices } from '#notices/rules/group-notices.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Anchor } from '#ui/overlays/anchor.tsx';
import { type TouchOverlay, useOpenedAfterMount } from '#ui/overlays/use-touch-overlay.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { Unread } from '#ui/states/unread.tsx';
import { AllRead } from './all-read.tsx';
import styles from './bell.module.css';
import { NoticeLines } from './notice-lines.tsx';
import { noticesQuery } from './notices-query.ts';

const SHOWN = 12;

/** Below the bell: the newest notices. */
export function BellPanel({ overlay: { anchor, id, opened, onChange } }: { overlay: TouchOverlay }) {
  const { t } = useTranslation('notices');
  const list = useInfiniteQuery({ ...noticesQuery(false), enabled: opened });
  const notices = list.data?.pages[0]?.notices ?? [];
  const close = () => onChange(false);
  return (
    <Popover
      id={id}
      opened={useOpenedAfterMount(opened)}
      onChange={onChange}
      position="bottom-end"
      width={400}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Anchor of={anchor} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('title')}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2>{t('title')}</h2>
            <AllRead notices={notices} />
          </div>
          <div className={styles.scroll}>
            <Unread query={list} skeleton={<SkeletonText lines={6} />} compact />
            {list.data && notices.length === 0 && (
              <EmptyState illustration="crane" title={t('empty')} description={t('emptyText')} />
            )}
            <NoticeLines groups={groupNotices(notices).slice(0, SHOWN)} onFollow={close} compact />
          </div>
          <div className={styles.foot}>
            <PageLink to={noticesPath} onClick={close}>
              {t('seeAll')}
            </PageLink>
            <PageLink to={noticeChoicesPath} onClick={close}>
              {t('choose')}
            </PageLink>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
