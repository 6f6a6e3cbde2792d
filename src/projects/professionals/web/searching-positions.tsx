import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { Card } from '#ui/page/card.tsx';
import { projectPaths } from '#projects/paths.ts';
import type { Position, Project } from '#projects/web/api.ts';
import type { SquadParts } from '#projects/web/project-parts.ts';
import { PositionPill } from '#projects/web/status-pill.tsx';
import styles from './squad.module.css';

interface SearchingPositionsProps {
  project: Project;
  positions: Position[];
  parts: Pick<SquadParts, 'PositionSelection'>;
}

/** The positions that still recruit, with links to their candidates and the selected ones. */
export function SearchingPositions({ project, positions, parts: { PositionSelection } }: SearchingPositionsProps) {
  const { t } = useTranslation('projects/squad');
  const { t: say } = useTranslation('projects');
  return (
    <Card title={t('searching')}>
      <div>
        {positions.map((position) => (
          <div key={position.id} className={styles.person}>
            <div className={styles.who}>
              <b>{position.title}</b>
            </div>
            <PositionPill state={position.state} />
            <ButtonLink size="sm" to={projectPaths.pipeline(project.id, position.positionIndex)}>
              {say('list.candidates', { count: position.candidates, number: formatCount(position.candidates) })}
            </ButtonLink>
            <PositionSelection projectId={project.id} position={position} />
          </div>
        ))}
      </div>
    </Card>
  );
}
