import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import styles from '#accounts/web/accounts.module.css';
import { sessionQuery } from '#accounts/sessions/web/session.ts';

const NEXT_LOOK_MS = 1_000;

/** In demo mode, lists the people of the demo world; one click fills the form. After a first start they appear as soon as they exist. */
export function DemoSignIns({ onChoose }: { onChoose: (signIn: { email: string; password: string }) => void }) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery({
    ...sessionQuery,
    refetchInterval: ({ state }) => isAwaited(state.data) && NEXT_LOOK_MS,
  });
  const signIns = data?.demoSignIns ?? [];
  if (signIns.length === 0 && !isAwaited(data)) return null;
  return (
    <section className={styles.demo} aria-label={t('demo.title')}>
      <h2>{t('demo.title')}</h2>
      <p className="meta" role="status">
        {t(signIns.length === 0 ? 'demo.awaited' : 'demo.text')}
      </p>
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

function isAwaited(answer: { demo: boolean; session: unknown; demoSignIns: readonly unknown[] } | undefined): boolean {
  return answer?.demo === true && answer.session === null && answer.demoSignIns.length === 0;
}
