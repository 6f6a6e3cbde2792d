import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '../controls/button.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { isServerAway, NotLoaded } from '../away/not-loaded.ts';
import { isServerThere, useServerReturn } from '../away/server-return.ts';
import styles from './page-error.module.css';

const ErrorState = lazyComponent(async () => (await import('./error-state.tsx')).ErrorState);

/** Stands where a page could not be opened. Belongs to the first script, because nothing more can be loaded when it is needed. */
export function PageError({ error, reset }: { error: unknown; reset: () => void }) {
  return isServerAway(error) ? <PageAway error={error} /> : <ErrorState error={error} onRetry={reset} />;
}

function PageAway({ error }: { error: unknown }) {
  const { t } = useTranslation('platform');
  const router = useRouter();
  const open = () => void router.invalidate();
  useServerReturn(true, open);
  const isScript = error instanceof NotLoaded;
  useEffect(() => {
    if (isScript) void reloadNewVersion();
  }, [isScript]);
  return (
    <div className={styles.away} role="alert">
      <h1>{t('away.title')}</h1>
      <p>{t('away.text')}</p>
      <Button onClick={open}>{t('away.again')}</Button>
    </div>
  );
}

const RELOADED = 'reloadedForNewVersion';
const AT_MOST_EVERY_MS = 60_000;

/** A server that answers but has no such script runs another version: then the whole document is loaded anew. */
async function reloadNewVersion(): Promise<void> {
  if (!(await isServerThere())) return;
  const last = Number(window.sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < AT_MOST_EVERY_MS) return;
  window.sessionStorage.setItem(RELOADED, String(Date.now()));
  window.location.reload();
}
