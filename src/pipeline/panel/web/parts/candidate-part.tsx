import type { PanelTab } from '#pipeline/candidates/rules/panel-places.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { LazyActivity, LazyEvaluation } from './lazy-parts.tsx';
import { MessagesPart } from './messages-part.tsx';
import { ProfilePart } from './profile-part.tsx';

interface CandidatePartProps {
  tab: PanelTab;
  view: CandidateView;
  /** Interviews that later ones of the same kind replaced. */
  earlier?: CandidateView['interviews'];
  /** With what stands below the screen, for printing. */
  isWhole?: boolean;
}

/** What stands in one tab. */
export function CandidatePart({ tab, view, earlier = [], isWhole = false }: CandidatePartProps) {
  if (tab === 'profile') return <ProfilePart view={view} isWhole={isWhole} />;
  if (tab === 'evaluation') return <LazyEvaluation view={view} earlier={earlier} />;
  if (tab === 'messages') return <MessagesPart view={view} />;
  return <LazyActivity view={view} />;
}
