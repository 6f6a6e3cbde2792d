import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { threadFilters } from '#conversations/rules/thread-terms.ts';
import { messagesPath } from '#conversations/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { readAnew } from '#ui/live/read-anew.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { useViewer } from '#ui/viewer.ts';
import { messagesPage, type MessagesSearch } from '#conversations/web/addresses.ts';
import { loadConversation } from './lazy-conversation.tsx';
import styles from './messages-page.module.css';
import { OpenThread } from './open-thread.tsx';
import { ThreadsFollower } from './threads-follower.tsx';
import { ThreadsList } from './threads-list.tsx';
import { threadsKey, threadsQuery } from './threads-query.ts';

type Wish = { [Part in keyof MessagesSearch]: MessagesSearch[Part] | undefined };

const addressOf = ({ show, search, thread }: Wish) => {
  const query = new URLSearchParams(
    Object.entries({ show, search, thread }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `${messagesPath}${query && `?${query}`}`;
};

/** The company's conversations with candidates: the list, and the open one beside it; on narrow screens one of the two. */
export function MessagesPage() {
  const { t } = useTranslation('conversations/threads');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const wish = messagesPage.useSearch();
  const { show = 'all', search = '', thread } = wish;
  const list = useInfiniteQuery(threadsQuery(wish));
  const isTeam = useViewer()?.userRole === 'admin';
  // The list says it, so there is nothing to choose.
  const isEmpty = list.data?.pages[0]?.threads.length === 0;
  const [news, setNews] = useState(0);
  useLoadOnTouch(loadConversation);
  const filters = threadFilters.filter((filter) => filter !== 'reported' || isTeam);
  const withoutThread = { ...wish, thread: undefined };
  return (
    <Page width="wide">
      <div className={classNames(thread !== undefined && styles.heading)}>
        <PageTitle title={t('list.title')} purpose={t('list.purpose')} />
      </div>
      <div className={classNames(thread !== undefined && styles.wideOnly)}>
        <Tabs
          label={t('list.show')}
          items={filters.map((filter) => ({
            key: filter,
            label: t(`list.${filter}`),
            to: addressOf({ ...withoutThread, show: filter === 'all' ? undefined : filter }),
            current: filter === show,
          }))}
        />
      </div>
      {list.data?.pages[0]?.topics.map((topic) => (
        <ThreadsFollower
          key={topic}
          topic={topic}
          onNews={() => {
            readAnew(queryClient, threadsKey);
            setNews((count) => count + 1);
          }}
        />
      ))}
      <div className={styles.columns}>
        <div className={classNames(styles.list, thread !== undefined && styles.wideOnly)}>
          <SearchField
            label={t('list.search')}
            value={search}
            onSearch={(text) =>
              void navigate({ to: addressOf({ ...wish, search: text === '' ? undefined : text }), replace: true })
            }
          />
          <ThreadsList wish={wish} addressOf={(applicationId) => addressOf({ ...wish, thread: applicationId })} />
        </div>
        {(thread !== undefined || !isEmpty) && (
          <div className={classNames(styles.open, thread === undefined && styles.wideOnly)}>
            {thread === undefined ? (
              <EmptyState illustration="inbox" title={t('list.choose')} description={t('list.chooseText')} compact />
            ) : (
              <OpenThread key={thread} applicationId={thread} news={news} back={addressOf(withoutThread)} />
            )}
          </div>
        )}
      </div>
    </Page>
  );
}
