import { TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { CopyLinkButton } from '#ui/controls/copy-link-button.tsx';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { calendarApi } from './calendar-api.ts';
import styles from './interviews.module.css';

const queryKey = ['interviewCalendar'] as const;

/** The secret address for a calendar program: created, copied, revoked. */
export function CalendarPage() {
  const { t } = useTranslation('applications/interviews');
  const queryClient = useQueryClient();
  const state = useQuery({ queryKey, queryFn: ({ signal }) => calendarApi('GET /interviewCalendar', { signal }) });
  const settle = {
    onError: (problem: unknown) => void toast.error(isApiError(problem) ? problem.message : t('failed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  };
  const make = useMutation({ mutationFn: () => calendarApi('POST /interviewCalendar'), ...settle });
  const end = useMutation({
    mutationFn: () => calendarApi('DELETE /interviewCalendar'),
    onSuccess: () => {
      make.reset();
      toast.success(t('feed.ended'));
    },
    ...settle,
  });
  const createdAt = state.data?.createdAt ?? null;
  return (
    <Page width="form">
      <PageTitle title={t('feed.title')} purpose={t('feed.purpose')} />
      <Card title={t('feed.address')}>
        {state.isError && <LoadError error={state.error} onRetry={() => void state.refetch()} compact />}
        {state.isPending && (
          <Loading>
            <Skeleton height={96} />
          </Loading>
        )}
        {state.data && (
          <Stack>
            {make.data ? (
              <>
                <TextInput readOnly label={t('feed.yours')} description={t('feed.once')} value={make.data.address} />
                <div>
                  <CopyLinkButton address={make.data.address} />
                </div>
              </>
            ) : (
              <p>
                {createdAt === null ? (
                  t('feed.none')
                ) : (
                  <>
                    {t('feed.since')} <RelativeTime moment={createdAt} />
                  </>
                )}
              </p>
            )}
            <p className="sub">{t('feed.secret')}</p>
            <div className={styles.buttons}>
              <Button
                variant={createdAt === null ? 'primary' : 'default'}
                loading={make.isPending}
                onClick={() => make.mutate()}
              >
                {t(createdAt === null ? 'feed.make' : 'feed.again')}
              </Button>
              {createdAt !== null && (
                <Button variant="dangerQuiet" loading={end.isPending} onClick={() => end.mutate()}>
                  {t('feed.end')}
                </Button>
              )}
            </div>
          </Stack>
        )}
      </Card>
    </Page>
  );
}
