import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { HomeLink } from './home-link.tsx';

/** Whether a link is none of ours: its code is unknown, or its address has been cut. */
export const isUnknownLink = (error: unknown) => isApiError(error) && [404, 422].includes(error.status);

export function UnknownLink() {
  const { t } = useTranslation('references/evaluation');
  return (
    <BareShell homeTo="/" title={t('unknown')} lead={t('unknownText')}>
      <HomeLink />
    </BareShell>
  );
}

interface LinkFrameProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A page of a mail's link, until it is known what the link is about. */
export function LinkFrame<Data>({ query: { data, error, isFetching, refetch }, children }: LinkFrameProps<Data>) {
  const { t } = useTranslation('references/evaluation');
  if (isUnknownLink(error)) return <UnknownLink />;
  if (data !== undefined) return children(data);
  return (
    <BareShell homeTo="/" title={t('loading')}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />
      ) : (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )}
    </BareShell>
  );
}
