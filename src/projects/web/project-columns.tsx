import type { Translate } from '#platform/i18n/format-text.ts';
import { AvatarStack } from '#ui/marks/avatar.tsx';
import { formatCount } from '#ui/marks/count-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { isTerminal } from '#projects/rules/status.ts';
import type { ProjectRow } from './api.ts';
import { creditsWords, hoursWords } from './hours-words.ts';
import styles from './project-list.module.css';
import { StatusPill } from './status-pill.tsx';

/** The columns of the list; `withCompany` for readers who see several companies' projects. */
export function projectColumns(t: Translate, withCompany: boolean): Column<ProjectRow>[] {
  const about = (project: ProjectRow) =>
    [
      project.only && project.only.title !== project.title && project.title,
      withCompany && project.company,
      project.type && t(`type.${project.type}`),
      project.deadline && t(`deadline.${project.deadline}`),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'project',
      header: t('list.project'),
      skeleton: 'lines',
      cell: (project) => <TwoLines title={project.only?.title ?? project.title} meta={about(project)} />,
    },
    {
      key: 'status',
      header: t('list.status'),
      width: 196,
      skeleton: 'pill',
      narrow: 'end',
      cell: (project) => (
        <>
          <StatusPill status={project.status} /> {project.isOverdue && <Pill tone="danger">{t('list.overdue')}</Pill>}
        </>
      ),
    },
    {
      key: 'people',
      header: t('list.people'),
      width: 125,
      skeleton: 'avatars',
      narrow: 'meta',
      cell: (project) => <PeopleCell project={project} t={t} />,
    },
    {
      key: 'positions',
      header: t('list.positions'),
      width: 146,
      skeleton: 'lines',
      narrow: 'meta',
      cell: (project) => <PositionsCell project={project} t={t} />,
    },
    {
      key: 'hours',
      header: t('list.hoursAndCredits'),
      width: 190,
      narrow: 'hidden',
      cell: (project) => {
        const { total, left } = hoursWords(project, t);
        const credits = creditsWords(project, t) ?? (left === null ? t('list.noCredits') : null);
        return (
          <TwoLines
            title={total}
            meta={[left, credits]
              .filter((words) => words !== null)
              .map((words) => (
                <span key={words} className={styles.line}>
                  {words}
                </span>
              ))}
          />
        );
      },
    },
    {
      key: 'updated',
      header: t('list.updated'),
      width: 110,
      align: 'right',
      narrow: 'meta',
      cell: (project) => <RelativeTime moment={project.updatedAt} />,
    },
  ];
}

function PositionsCell({ project, t }: { project: ProjectRow; t: Translate }) {
  const { linked } = project.professionals;
  return (
    <span className={styles.pair}>
      <span>
        {project.only
          ? t(`positionState.${project.only.state}`)
          : t('list.openOf', { open: formatCount(project.positionsOpen), total: formatCount(project.positionsTotal) })}
      </span>
      <span className={styles.second}>{linked === 0 ? t('list.noneLinked') : staffWords(project, t)}</span>
    </span>
  );
}

/** How many work here now of all who were hired; in a project that has ended, how many did. */
export function staffWords(
  { status, professionals: { active, linked } }: Pick<ProjectRow, 'status' | 'professionals'>,
  t: Translate,
) {
  return isTerminal(status)
    ? t('list.worked', { count: linked, number: formatCount(linked) })
    : t('list.activeOf', { active: formatCount(active), linked: formatCount(linked) });
}

function PeopleCell({ project, t }: { project: ProjectRow; t: Translate }) {
  if (project.hired > 0) return <AvatarStack people={project.hiredPeople} total={project.hired} />;
  if (project.candidates > 0)
    return <>{t('list.candidates', { count: project.candidates, number: formatCount(project.candidates) })}</>;
  return <span className="sub">{t('list.nobody')}</span>;
}
