import { useTranslation } from '#ui/i18n.ts';
import { classNames } from '#ui/class-names.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { IconCopy, IconPencil, IconPlus, IconTrash } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { type BriefAnswers, positionTitle } from '#projects/rules/brief-answers.ts';
import { placeOfProblem } from '#projects/briefs/rules/brief-problems.ts';
import { briefToProject } from '#projects/briefs/rules/brief-to-project.ts';
import { MAXIMUM_POSITIONS } from '#projects/rules/terms.ts';
import type { Problem } from '#projects/positions/rules/position-problems.ts';
import { stepOfCriterion } from '#projects/positions/rules/readiness.ts';
import { projectPaths } from '#projects/paths.ts';
import type { Brief } from '#projects/web/api.ts';
import styles from '#projects/web/brief.module.css';
import { PositionFactsView } from '#projects/positions/web/position-facts.tsx';
import { PreviewDialog } from '#projects/positions/web/editor/preview-dialog.tsx';
import { ReadinessNote } from '#projects/positions/web/editor/readiness-note.tsx';
import { useProblemTexts } from '#projects/positions/web/use-problem-texts.ts';

interface SummaryStepProps {
  brief: Brief;
  answers: BriefAnswers;
  /** What keeps the brief from being published. */
  problems: readonly Problem[];
  onAdd: () => void;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
}

/** The whole brief as it will be published, each part with a link to edit it. */
export function SummaryStep({ brief, answers, problems, onAdd, onDuplicate, onRemove }: SummaryStepProps) {
  const { t } = useTranslation('projects');
  const project = briefToProject(answers);
  const facts = [
    [t('brief.path'), t(`path.${answers.path ?? 'hunting'}`)],
    [t('brief.type'), project.type && t(`type.${project.type}`)],
    [t('brief.deadline'), project.deadline && t(`deadline.${project.deadline}`)],
    [t('brief.currency'), t(`currency.${project.currency}`)],
  ] as const;
  const full = answers.positions.length >= MAXIMUM_POSITIONS;
  return (
    <Stack>
      <MissingAnswers brief={brief} answers={answers} problems={problems} />
      <Card
        title={project.title || t('untitled')}
        action={<EditLink to={projectPaths.briefForm(brief.id, { step: 'project' })} name={t('step.project')} />}
      >
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || t('notSaid')}</dd>
            </div>
          ))}
        </dl>
        {project.description && <p className={styles.text}>{project.description}</p>}
      </Card>
      {project.positions.map((position, index) => (
        <Card
          key={answers.positions[index]!.key}
          title={position.title || t('step.positionOf', { number: index + 1, total: project.positions.length })}
          action={
            <EditLink
              to={projectPaths.briefForm(brief.id, { step: 'position', position: index })}
              name={positionTitle(answers.positions[index]!)}
            />
          }
        >
          <PositionFactsView position={position} />
          {answers.path === 'inHouse' && (
            <p className={classNames(styles.text, styles.brings)}>
              {t('brief.brings', { email: answers.positions[index]!.professionalEmail?.trim() || t('notSaid') })}
            </p>
          )}
          <ReadinessNote
            position={position}
            placeOf={(criterion) =>
              projectPaths.briefForm(brief.id, { step: stepOfCriterion[criterion], position: index })
            }
          />
          <div className={styles.cardFoot}>
            <PreviewDialog facts={position} of={brief} />
            <Button
              size="sm"
              disabled={full}
              icon={<IconCopy size={16} aria-hidden="true" />}
              onClick={() => onDuplicate(index)}
            >
              {t('brief.duplicate')}
            </Button>
            {project.positions.length > 1 && (
              <Button
                size="sm"
                variant="dangerQuiet"
                icon={<IconTrash size={16} aria-hidden="true" />}
                onClick={() => onRemove(index)}
              >
                {t('brief.remove')}
              </Button>
            )}
          </div>
        </Card>
      ))}
      <div>
        <Button disabled={full} icon={<IconPlus size={18} aria-hidden="true" />} onClick={onAdd}>
          {t('brief.addPosition')}
        </Button>
      </div>
    </Stack>
  );
}

export const missingAnswersId = 'missing-answers';

/** What still keeps the brief from being published, each with a link to the step that asks for it. */
function MissingAnswers({ brief, answers, problems }: Pick<SummaryStepProps, 'brief' | 'answers' | 'problems'>) {
  const { t } = useTranslation('projects');
  const words = useProblemTexts();
  if (problems.length === 0) return null;
  return (
    <Alert tone="warning" title={t('brief.beforePublishing')}>
      <ul id={missingAnswersId} tabIndex={-1} className={styles.missing}>
        {words.once(problems).map(({ path, code }) => {
          const place = placeOfProblem(path);
          const position =
            place.step !== 'project' && answers.positions.length > 1 && answers.positions[place.position];
          return (
            <li key={path}>
              <PageLink to={projectPaths.briefForm(brief.id, place)}>{words.label(path)}</PageLink>
              {position && ` (${positionTitle(position)})`}: {words.message(code)}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

function EditLink({ to, name }: { to: string; name: string }) {
  const { t } = useTranslation('projects');
  return (
    <ButtonLink
      size="sm"
      variant="quiet"
      to={to}
      icon={<IconPencil size={16} aria-hidden="true" />}
      aria-label={t('brief.editPart', { name })}
    >
      {t('edit')}
    </ButtonLink>
  );
}
