import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconRefresh } from '#ui/icons/icons.ts';
import { isApiError } from '../api-error.ts';
import { classNames } from '../class-names.ts';
import { isServerAway } from '../away/not-loaded.ts';
import { useServerReturn } from '../away/server-return.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import { Illustration } from './illustration.tsx';
import styles from './states.module.css';

export interface ErrorStateProps {
  title?: string;
  description?: ReactNode;
  error?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  framed?: boolean;
  compact?: boolean;
  level?: 1 | 2;
  /** An alternative to Try again. */
  actions?: ReactNode;
}

/** What happened, in words, and Try again. */
export function ErrorState({
  title,
  description,
  error,
  onRetry,
  retrying,
  framed = false,
  compact = false,
  level = 2,
  actions,
}: ErrorStateProps) {
  const { t } = useTranslation('platform');
  const Heading = level === 1 ? 'h1' : 'h2';
  // Only our own errors have messages for users; others would show developers' English.
  const message = isApiError(error) ? error.message : undefined;
  const requestId = isApiError(error) && error.status >= 500 ? error.requestId : undefined;
  return (
    <div
      className={classNames(
        styles.state,
        framed && styles.framed,
        compact && styles.compact,
        level === 1 && styles.whole,
      )}
      role="alert"
    >
      <Illustration name="gap" />
      <Heading>{title ?? t('errorState.title')}</Heading>
      <p>{description ?? t('errorState.description')}</p>
      {message && <p className={styles.message}>{message}</p>}
      {requestId && <p className={styles.message}>{t('errorState.reference', { id: requestId })}</p>}
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button onClick={onRetry} loading={retrying ?? false} icon={<IconRefresh size={16} aria-hidden="true" />}>
              {t('errorState.retry')}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}

/**
 * A list or record could not be loaded. What the server refused is said in its words alone, and one that is missing leads on instead of being tried again; what it did not answer comes by itself once it is
 * back.
 */
export function LoadError(props: ErrorStateProps) {
  const { t } = useTranslation('platform');
  const { error, onRetry } = props;
  const isAway = isServerAway(error);
  useServerReturn(isAway, onRetry);
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  const { error: _, ...rest } = props;
  if (isApiError(error) && (error.status === 404 || error.status === 403)) {
    const { onRetry: _again, ...shown } = rest;
    return (
      <ErrorState
        {...shown}
        title={props.title ?? error.message}
        description={props.description ?? t(error.status === 404 ? 'missing.description' : 'forbidden.description')}
        actions={props.actions ?? <ButtonLink to="/">{t('notFound.action')}</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      {...(isAway || isRefused ? rest : props)}
      title={props.title ?? t('loadError.title')}
      description={
        props.description ?? (isAway ? t('away.loading') : isRefused ? error.message : t('loadError.description'))
      }
    />
  );
}
