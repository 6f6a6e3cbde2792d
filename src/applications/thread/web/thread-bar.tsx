import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import { clearIntent, saveIntent, useIntent } from '#applications/web/saved-intent.ts';
import type { ApplicationIntent } from '#applications/rules/application-intent.ts';
import { threadOf } from '#applications/thread/rules/thread-steps.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconX } from '#ui/icons/icons.ts';
import { closeToast, currentToasts, toast } from '#ui/toasts/toast-store.ts';
import { releaseOnServer, useKeepOnServer } from './keep-on-server.ts';
import { StepList } from './step-list.tsx';
import styles from './thread.module.css';
import { useNextPiece } from './use-next-piece.ts';
import { useThread } from './use-thread.ts';

/** The vacancy that a professional wants, on every page until they have applied or dismissed it; on its own page stands the same. */
export function ThreadBar() {
  const intent = useIntent();
  const isItsPage = useLocation({ select: ({ pathname }) => pathname === intent?.address.split(/[?#]/)[0] });
  return intent && <Bar key={intent.address} intent={intent} hidden={isItsPage} />;
}

function Bar({ intent, hidden }: { intent: ApplicationIntent; hidden: boolean }) {
  const { t } = useTranslation('applications/thread');
  const router = useRouter();
  const { job, thread, addressOf } = useThread(intent);
  const here = useLocation({ select: ({ href }) => href });
  const hasApplied = job?.application != null && !job.abilities.apply;
  useEffect(() => {
    if (hasApplied) clearIntent();
  }, [hasApplied]);
  useKeepOnServer(intent, job?.abilities.apply === true);
  useNextPiece(intent, job, (saved) => {
    // The figures say that it is saved; on a phone the message would cover the form that opens now.
    for (const { id, tone } of currentToasts()) if (tone === 'success') closeToast(id);
    const { next } = threadOf(job?.eligibility?.missing ?? [], job?.viewer.emailVerified === true);
    if (saved.some((piece) => piece.endsWith('Test'))) toast.success(t('testDone'), { description: t('testKept') });
    void router.navigate({ href: addressOf(next) });
  });
  if (hidden || hasApplied) return null;
  const title = job?.title ?? intent.title ?? t('vacancy');
  const company = job?.companyName ?? intent.companyName;
  const isClosed = job !== undefined && !job.abilities.apply;
  // The page after a confirmed e-mail goes on by itself: it leads to the vacancy.
  const target = thread && here !== accountPaths.emailChecked ? addressOf(thread.next) : null;
  const dismiss = () => {
    const { isKept: _, ...before } = intent;
    clearIntent();
    releaseOnServer(intent);
    toast.info(t('dismissed', { title }), { actions: [{ label: t('undo'), onClick: () => saveIntent(before) }] });
  };
  return (
    <section className={styles.bar} aria-label={t('label')}>
      <p className={styles.what}>
        <span>{t('applyingTo')}</span>
        <PageLink to={intent.address} title={t('back')}>
          <b>{title}</b>
          {company && <span>{company}</span>}
        </PageLink>
      </p>
      {isClosed && <p className={styles.closed}>{t('closed')}</p>}
      {thread && <StepList thread={thread} addressOf={addressOf} />}
      {thread && target && target !== here && (
        <ButtonLink to={target} variant="primary" size="bar" className={styles.next ?? ''}>
          {thread.next ? (
            <span>
              {t('goOn')}
              <span className="only-wide">: {t(`step.${thread.next}`)}</span>
            </span>
          ) : (
            t('send')
          )}
        </ButtonLink>
      )}
      {thread?.next && target === here && <p className={styles.now}>{t('now', { step: t(`step.${thread.next}`) })}</p>}
      <IconButton size="sm" label={t('dismiss')} className={styles.dismiss ?? ''} onClick={dismiss}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
