import { useEffect, useState } from 'react';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { ActionHint } from '#ui/shell/menu-item.ts';
import styles from './hints.module.css';

const SHOWN_AFTER_MS = 2_000;
const FLAG = sessionMarks.isFirstSignUp;
const SHOWN = 'shown';

/** Whether somebody signed up in this visit: one hint in a visit is enough. */
export const isFirstVisit = () => window.sessionStorage.getItem(FLAG) !== null;

/** A hint at the post-project button, once after a company signs up; never on a trial. */
export function usePostHint(session: SessionClaims, hasAction: boolean): ActionHint | undefined {
  const { t } = useTranslation('application');
  const [shown, setShown] = useState(false);
  const mayShow = hasAction && !session.matchmakingTrial;

  useEffect(() => {
    if (!mayShow || !isFirstVisit() || window.sessionStorage.getItem(FLAG) === SHOWN) return;
    const timer = window.setTimeout(() => {
      window.sessionStorage.setItem(FLAG, SHOWN);
      setShown(true);
    }, SHOWN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [mayShow]);

  if (!shown) return undefined;
  const close = () => setShown(false);
  return {
    onClose: close,
    content: (
      <div className={styles.hint}>
        <h2>{t('postHint.title')}</h2>
        <p>{t('postHint.text')}</p>
        <Button size="sm" variant="primary" onClick={close}>
          {t('postHint.close')}
        </Button>
      </div>
    ),
  };
}
