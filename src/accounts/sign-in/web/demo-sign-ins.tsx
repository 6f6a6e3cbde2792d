import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/ui/i18n.ts';
import styles from '#accounts/web/accounts.module.css';
import { sessionQuery } from '#accounts/sessions/web/session.ts';

/** In demo mode, lists the people of the demo world; one click fills the form. */
export function DemoSignIns({ onChoose }: { onChoose: (signIn: { email: string; password: string }) => void }) {
  const { t } = useTranslation('accounts');
  const signIns = useQuery(sessionQuery).data?.demoSignIns ?? [];
  if (signIns.length === 0) return null;
  return (
    <section className={styles.demo} aria-label={t('demo.title')}>
      <h2>{t('demo.title')}</h2>
      <p className="meta">{t('demo.text')}</p>
      <ul>
        {signIns.map(({ email, password, role }) => (
          <li key={email}>
            <button type="button" onClick={() => onChoose({ email, password })}>
              <b>{t(`roles.${role}`)}</b>
              <span>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
