import type { InteractionView, NegotiationView } from '#negotiations/schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { changeText, FigureList } from './figure-list.tsx';
import styles from './negotiations.module.css';

/** Every offer and answer, newest first, with what each changed; earlier negotiations about the same application below. */
export function Versions({ view }: { view: NegotiationView }) {
  const { t } = useTranslation('negotiations');
  const count = view.interactions.length + view.earlier.reduce((sum, one) => sum + one.interactions.length, 0);
  if (count === 0) return null;
  return (
    <details className={styles.versions}>
      <summary>{t('history', { count })}</summary>
      <Entries view={view} interactions={view.interactions} />
      {view.earlier.map((one) => (
        <section key={one.interactions[0]?.id}>
          <h4>{t(`earlier.${one.state}`)}</h4>
          <Entries view={view} interactions={one.interactions} />
        </section>
      ))}
    </details>
  );
}

function Entries({ view, interactions }: { view: NegotiationView; interactions: readonly InteractionView[] }) {
  return (
    <ol>
      {interactions.toReversed().map((one) => (
        <li key={one.id}>
          <Entry view={view} one={one} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ view, one }: { view: NegotiationView; one: InteractionView }) {
  const { t } = useTranslation('negotiations');
  const { figures, changes } = one;
  return (
    <>
      <p className={styles.entryHead}>
        <b>{t(`entry.${one.kind}`, { number: one.number, who: speakerName(view, one) })}</b>
        <span className="meta">
          {one.author !== null && one.side === 'company' && `${personName(one.author)} · `}
          <RelativeTime moment={one.createdAt} />
        </span>
      </p>
      {figures && changes.hourlyGross !== undefined && (
        <p className="sub">{t('grossChange', { change: changeText(changes.hourlyGross, figures.hourlyGross) })}</p>
      )}
      {figures && (
        <FigureList figures={figures} currency={view.currency} changes={changes} netIsPaidOut={one.netIsPaidOut} />
      )}
      {one.message !== '' && <blockquote className={styles.message}>{one.message}</blockquote>}
    </>
  );
}

/** The other side by name, one's own as "you" or "your company". */
export function speakerName(view: NegotiationView, { side }: Pick<InteractionView, 'side'>): string {
  return side === 'company' ? view.companyName : personName(view.candidateName);
}
