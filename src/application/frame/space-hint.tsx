import { useEffect, useState } from 'react';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { readCookie, writeCookie } from '#ui/cookie.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconX } from '#ui/icons/icons.ts';
import { Illustration } from '#ui/states/illustration.tsx';
import styles from './hints.module.css';
import { isFirstVisit } from './use-post-hint.tsx';

const SHOWN_AFTER_MS = 3_000;
const steps = [
  { key: 'invite', illustration: 'inbox' },
  { key: 'rights', illustration: 'gate' },
  { key: 'follow', illustration: 'documents' },
] as const;

/** Tells an owner, at most once a year and not in the visit that began with signing up, that colleagues can work in the space; never on a trial or in another's space. */
export function SpaceHint({ session }: { session: SessionClaims }) {
  const cookie = `workspaceHint_${session.userId}`;
  const concerns = session.isWorkspaceOwner && !session.matchmakingTrial;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!concerns || isFirstVisit() || readCookie(cookie) !== null) return;
    const timer = window.setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [concerns, cookie]);

  function close() {
    writeCookie(cookie, 'seen');
    setShown(false);
  }

  return shown && concerns ? <Carousel onClose={close} /> : null;
}

function Carousel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('application');
  const [index, setIndex] = useState(0);
  const step = steps[index]!;
  const isLast = index === steps.length - 1;

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <section className={styles.card} role="dialog" aria-labelledby="space-hint">
      <div className={styles.cardHead}>
        <h2 id="space-hint">{t('spaceHint.title')}</h2>
        <IconButton label={t('spaceHint.close')} size="sm" onClick={onClose}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.step} aria-live="polite">
        <Illustration name={step.illustration} />
        <h3>{t(`spaceHint.steps.${step.key}.title`)}</h3>
        <p>{t(`spaceHint.steps.${step.key}.text`)}</p>
        <p className="sr-only">{t('spaceHint.position', { step: index + 1, count: steps.length })}</p>
      </div>
      <div className={styles.cardFoot}>
        <span className={styles.dots} aria-hidden="true">
          {steps.map(({ key }) => (
            <i key={key} data-current={key === step.key} />
          ))}
        </span>
        {index > 0 && (
          <Button size="sm" onClick={() => setIndex(index - 1)}>
            {t('spaceHint.back')}
          </Button>
        )}
        {isLast ? (
          <ButtonLink to="/workspace" size="sm" variant="primary" onClick={onClose}>
            {t('spaceHint.done')}
          </ButtonLink>
        ) : (
          <Button size="sm" variant="primary" onClick={() => setIndex(index + 1)}>
            {t('spaceHint.next')}
          </Button>
        )}
      </div>
    </section>
  );
}
