import { projectStatisticsPage } from '#projects/web/addresses.ts';
import styles from '#projects/web/brief.module.css';
import { LoadProject } from './load-project.tsx';
import type { ProjectParts } from './project-parts.ts';

export function ProjectStatisticsPage({ Statistics }: ProjectParts) {
  const { projectId } = projectStatisticsPage.useParams();
  return (
    <LoadProject projectId={projectId} current="statistics">
      {(project) => (
        <div className={styles.belowTabs}>
          <Statistics projectId={project.id} />
        </div>
      )}
    </LoadProject>
  );
}
