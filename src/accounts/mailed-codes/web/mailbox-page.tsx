import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailboxPage } from '#accounts/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { isApiError } from '#ui/api-error.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { Page } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { NotFoundBody } from '#ui/states/page-bodies.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { api } from '#accounts/web/api.ts';
import styles from '#accounts/web/accounts.module.css';

/** The mails of the demo world, which are never sent. */
export function MailboxPage() {
  const { t } = useTranslation('accounts');
  const { mail: openId } = mailboxPage.useSearch();
  const list = useInfiniteQuery({
    queryKey: ['mailbox'],
    queryFn: ({ pageParam, signal }) => api('GET /mailbox', { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  });
  if (isApiError(list.error) && list.error.status === 404) return <NotFoundBody />;
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? [];
  const shownId = openId ?? mails[0]?.id;
  return (
    <Page centered>
      <PageTitle title={t('mailbox.title')} purpose={t('mailbox.purpose')} />
      {list.isPending && <SkeletonText lines={6} />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />}
      {list.isSuccess && mails.length === 0 && (
        <EmptyState illustration="inbox" title={t('mailbox.empty')} description={t('mailbox.emptyHint')} framed />
      )}
      {mails.length > 0 && (
        <div className={styles.mails}>
          <div>
            <ul className={styles.mailList}>
              {mails.map(({ id, subject, recipient, createdAt }) => (
                <li key={id}>
                  <PageLink
                    to={`${accountPaths.mailbox}?mail=${id}`}
                    match="search"
                    aria-current={id === shownId ? 'page' : undefined}
                  >
                    <b>{subject}</b>
                    <span className="meta">{recipient}</span>
                    <span className="meta">
                      <RelativeTime moment={createdAt} />
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
            <LoadMore
              hasMore={list.hasNextPage}
              loading={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          </div>
          {shownId && <Mail id={shownId} />}
        </div>
      )}
    </Page>
  );
}

function Mail({ id }: { id: string }) {
  const { t } = useTranslation('accounts');
  const [view, setView] = useState<'text' | 'html'>('text');
  const mail = useQuery({
    queryKey: ['mailbox', id],
    queryFn: ({ signal }) => api('GET /mailbox/{id}', { params: { id }, signal }),
  });
  if (mail.isError)
    return <LoadError error={mail.error} onRetry={() => void mail.refetch()} retrying={mail.isFetching} />;
  if (!mail.data) return <SkeletonText lines={6} />;
  return (
    <Card title={mail.data.subject}>
      <p className="meta">{mail.data.recipient}</p>
      <div className={styles.mailView}>
        <SegmentedControl
          label={t('mailbox.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'text', label: t('mailbox.asText') },
            { value: 'html', label: t('mailbox.asSent') },
          ]}
        />
      </div>
      {view === 'text' ? (
        <p className={styles.mailText} lang={mail.data.language}>
          {mail.data.textBody.split(/(https?:\/\/\S+)/).map((part, index) =>
            index % 2 === 1 ? (
              <PageLink key={part} to={part}>
                {part}
              </PageLink>
            ) : (
              part
            ),
          )}
        </p>
      ) : (
        <iframe className={styles.mailFrame} title={mail.data.subject} sandbox="" srcDoc={mail.data.htmlBody} />
      )}
    </Card>
  );
}
