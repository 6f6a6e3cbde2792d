import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { NegotiationPanel } from './negotiation-panel.tsx';
import { ownNegotiationsQuery } from './negotiation-queries.ts';
import styles from './negotiations.module.css';
import { StandingPill } from './standing-pill.tsx';
import { useFollowOwnNegotiations } from './use-follow.ts';

/** In the story of the member's own application: the company's offer and the available answers. */
export function ApplicationBudget({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('negotiations');
  const { data } = useQuery(ownNegotiationsQuery);
  const view = data?.negotiations.find((one) => one.applicationId === applicationId);
  if (!view) return null;
  return (
    <section className={styles.box} data-turn={view.abilities.accept} aria-label={t('title')}>
      <div className={styles.head}>
        <h3>{t('title')}</h3>
        <StandingPill standing={view.standing} side="candidate" />
      </div>
      <NegotiationPanel key={view.interactions.length} view={view} />
    </section>
  );
}

/** Once on the page of all applications. */
export function BudgetsFollower() {
  const { data } = useQuery(ownNegotiationsQuery);
  useFollowOwnNegotiations(data?.memberId);
  return null;
}

/** Application → when its offer lapses, null for never. */
type Offers = ReadonlyMap<string, string | null>;

/** The company's offers that the member may answer; undefined until they are known. */
export function WithOffers({ children }: { children: (offers: Offers | undefined) => ReactNode }) {
  const { data, isPending } = useQuery(ownNegotiationsQuery);
  const offers = useMemo(() => {
    if (isPending) return undefined;
    const open = data?.negotiations.filter(({ abilities }) => abilities.accept) ?? [];
    return new Map(
      open.map(({ applicationId, interactions }) => [applicationId, interactions.at(-1)?.expiresAt ?? null]),
    );
  }, [data, isPending]);
  return children(offers);
}
