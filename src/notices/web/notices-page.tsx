import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { noticeChoicesPath, noticesPath } from '#notices/paths.ts';
import { groupNotices } from '#notices/rules/group-notices.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { Unread } from '#ui/states/unread.tsx';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import '#ui/theme/full-styles.ts';
import { noticesPage } from './addresses.ts';
import { AllRead } from './all-read.tsx';
import { NoticeLines } from './notice-lines.tsx';
import { noticesQuery } from './notices-query.ts';

/** What happened that its reader should know, newest first. */
export function NoticesPage() {
  const { t } = useTranslation('notices');
  const router = useRouter();
  const { unread } = noticesPage.useSearch();
  const list = useInfiniteQuery(noticesQuery(unread));
  const notices = list.data?.pages.flatMap((page) => page.notices) ?? [];
  return (
    <Page>
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <ButtonLink to={noticeChoicesPath} variant="default">
            {t('choose')}
          </ButtonLink>
        }
      />
      <Toolbar label={t('filters')}>
        <OptionFilter
          label={t('show')}
          options={[{ value: 'unread', label: t('onlyUnread') }]}
          value={unread ? ['unread'] : []}
          single
          onChange={([chosen]) =>
            void router.navigate({ href: chosen ? `${noticesPath}?unread=true` : noticesPath, replace: true })
          }
        />
        <AllRead notices={notices} />
      </Toolbar>
      <Unread query={list} skeleton={<SkeletonText lines={12} />} framed />
      {list.data &&
        (notices.length === 0 ? (
          <EmptyState
            framed
            illustration="crane"
            title={t(unread ? 'nothingUnread' : 'empty')}
            description={t(unread ? 'nothingUnreadText' : 'emptyText')}
          />
        ) : (
          <Card flush>
            <NoticeLines groups={groupNotices(notices)} />
          </Card>
        ))}
      <LoadMore hasMore={list.hasNextPage} loading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </Page>
  );
}
