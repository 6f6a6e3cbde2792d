import { projectStatisticsPage } from '#projects/web/addresses.ts';
import { Page } from '#platform/ui/page/page.tsx';
import styles from '#projects/web/brief.module.css';
import { LoadProject } from './load-project.tsx';
import { ProjectHead } from './project-head.tsx';
import type { ProjectParts } from './project-parts.ts';

export function ProjectStatisticsPage({ Statistics }: ProjectParts) {
  const { projectId } = projectStatisticsPage.useParams();
  return (
    <LoadProject projectId={projectId}>
      {(project) => (
        <Page width="wide">
          <ProjectHead project={project} current="statistics" hasStatistics />
          <div className={styles.belowTabs}>
            <Statistics projectId={project.id} />
          </div>
        </Page>
      )}
    </LoadProject>
  );
}
