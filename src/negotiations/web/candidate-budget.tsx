import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { negotiationPaths } from '#negotiations/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Section } from '#ui/page/card.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { FigureList } from './figure-list.tsx';
import { type NegotiationPlace, negotiationQuery } from './negotiation-queries.ts';
import styles from './negotiations.module.css';
import { StandingPill } from './standing-pill.tsx';
import { useFollowNegotiation } from './use-follow.ts';

/**
 * In a candidate's panel: the state of the negotiation, with a link to it. Available actions depend on the stage, so a new version of the
 * candidate reloads it.
 */
export function CandidateBudget({ place, version }: { place: NegotiationPlace; version: number }) {
  const { t } = useTranslation('negotiations');
  const query = negotiationQuery(place);
  const { data: view } = useQuery({
    ...query,
    queryKey: [...query.queryKey, `${version}`],
    placeholderData: keepPreviousData,
  });
  useFollowNegotiation(view && place.applicationId);
  if (!view || (view.standing === 'none' && !view.abilities.offer)) return null;
  const { applicationId, projectId, positionIndex } = place;
  const last = view.interactions.findLast(({ figures }) => figures !== null);
  const current = view.agreement ?? last?.figures;
  const netIsPaidOut = (view.agreement ?? last)?.netIsPaidOut ?? false;
  const isFirst = view.standing === 'none';
  return (
    <Section title={t('title')} level={3} action={!isFirst && <StandingPill standing={view.standing} side="company" />}>
      <div className={styles.panel}>
        {current && <FigureList figures={current} currency={view.currency} netIsPaidOut={netIsPaidOut} />}
        {isFirst && <p className="sub">{t('notBegun')}</p>}
        <div>
          <ButtonLink
            size="bar"
            to={
              isFirst
                ? negotiationPaths.firstOffer(projectId, { position: positionIndex, candidate: applicationId })
                : negotiationPaths.budget(projectId, positionIndex, applicationId)
            }
          >
            {t(isFirst ? 'offer.first' : 'toNegotiation')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** Before a hire: the agreed figures, or that there are none yet. */
export function HireNote({ place }: { place: NegotiationPlace }) {
  const { t } = useTranslation('negotiations');
  const { data: view } = useQuery(negotiationQuery(place));
  if (!view || view.standing === 'none') return null;
  if (view.agreement && view.standing === 'accepted') {
    return (
      <section className={styles.agreed} aria-label={t('hireTakes')}>
        <p>{t('hireTakes')}</p>
        <FigureList figures={view.agreement} currency={view.currency} netIsPaidOut={view.agreement.netIsPaidOut} />
      </section>
    );
  }
  const isOpen = view.standing !== 'declined' && view.standing !== 'ended';
  return isOpen ? <Alert tone="warning" title={t('hireEnds')} /> : null;
}
