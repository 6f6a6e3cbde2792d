import type { Side } from '#negotiations/rules/terms.ts';
import type { NegotiationView } from '#negotiations/schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';

interface StandingPillProps {
  standing: NegotiationView['standing'];
  /** The reader's side. */
  side: Side;
}

/** The state in two words: whose turn it is. */
export function StandingPill({ standing, side }: StandingPillProps) {
  const { t } = useTranslation('negotiations');
  const isOwnTurn = standing === (side === 'company' ? 'awaitingCompany' : 'awaitingCandidate');
  const tone =
    standing === 'accepted'
      ? 'success'
      : isOwnTurn
        ? 'warning'
        : standing === 'awaitingCompany' || standing === 'awaitingCandidate'
          ? 'info'
          : 'neutral';
  return <Pill tone={tone}>{t(`standing.${isOwnTurn ? 'yourTurn' : standing}`)}</Pill>;
}
