import { useInfiniteQuery } from '@tanstack/react-query';
import { candidatesPath } from '#pipeline/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { useViewer } from '#ui/viewer.ts';
import type { MessagesSearch } from '#conversations/web/addresses.ts';
import styles from './messages-page.module.css';
import { ThreadItem } from './thread-item.tsx';
import { threadsQuery } from './threads-query.ts';

interface ThreadsListProps {
  wish: MessagesSearch;
  /** The address of the list with this conversation open. */
  addressOf: (applicationId: string) => string;
}

const WAITING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The conversations, the one with the latest message first. */
export function ThreadsList({ wish, addressOf }: ThreadsListProps) {
  const { t } = useTranslation('conversations/threads');
  const list = useInfiniteQuery(threadsQuery(wish));
  const { show = 'all', search, thread: current } = wish;
  const worksForSeveral = useViewer()?.userRole !== 'squadOwner';
  const threads = list.data?.pages.flatMap((page) => page.threads);
  if (list.error && !threads)
    return <LoadError error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} compact />;
  if (!threads)
    return (
      <Loading>
        <div className={styles.waiting}>
          {WAITING_ROWS.map((row) => (
            <Skeleton key={row} height={64} />
          ))}
        </div>
      </Loading>
    );
  if (threads.length === 0) {
    if (search !== undefined)
      return (
        <EmptyState
          illustration="inbox"
          title={t('list.noMatch', { search })}
          description={t('list.noMatchText')}
          compact
        />
      );
    return (
      <EmptyState
        illustration="inbox"
        title={t(`list.empty.${show}`)}
        description={t(show === 'all' ? 'list.emptyText' : 'list.emptyFiltered')}
        {...(show === 'all' && { actions: <ButtonLink to={candidatesPath}>{t('list.toCandidates')}</ButtonLink> })}
        compact
      />
    );
  }
  return (
    <>
      <ul className={styles.threads} aria-label={t('list.conversations')}>
        {threads.map((thread) => (
          <ThreadItem
            key={thread.applicationId}
            thread={thread}
            company={worksForSeveral ? thread.companyName : null}
            isOpen={thread.applicationId === current}
            to={addressOf(thread.applicationId)}
          />
        ))}
      </ul>
      <LoadMore hasMore={list.hasNextPage} loading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </>
  );
}
