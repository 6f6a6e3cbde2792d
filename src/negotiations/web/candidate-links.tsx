import { negotiationPaths } from '#negotiations/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import type { Infos, NegotiationHead } from './api.ts';
import styles from './negotiations.module.css';
import { StandingPill } from './standing-pill.tsx';

interface CandidateLinksProps {
  infos: Infos;
  heads: readonly NegotiationHead[];
  projectId: string;
  /** The position of the page; undefined: all positions. */
  position: number | undefined;
  chosen: NegotiationHead;
}

/** The candidates with a possible or existing negotiation; each links to it. */
export function CandidateLinks({ infos, heads, projectId, position, chosen }: CandidateLinksProps) {
  const titleOf = (index: number) => infos.positions.find((one) => one.positionIndex === index)?.title ?? '';
  return (
    <ul className={styles.candidates}>
      {heads.map((head) => (
        <li key={head.applicationId}>
          <PageLink
            match="search"
            to={negotiationPaths.budget(projectId, position, head.applicationId)}
            {...(head.applicationId === chosen.applicationId && { 'aria-current': 'true' as const })}
          >
            <Avatar name={head.candidateName} image={head.candidateImage} size={32} />
            <div>
              <span>{personName(head.candidateName)}</span>
              {position === undefined && <span className="meta">{titleOf(head.positionIndex)}</span>}
              {head.standing !== 'none' && <StandingPill standing={head.standing} side="company" />}
            </div>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
