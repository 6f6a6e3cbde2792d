import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { DraftSavedNote } from '#ui/form/draft-saved-note.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { Wizard } from '#ui/form/stepper-nav.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { briefProblems, placeOfProblem } from '#projects/briefs/rules/brief-problems.ts';
import { type BriefPlace, briefPlaces, isSamePlace } from '#projects/briefs/rules/brief-sequence.ts';
import { type ReadinessCriterion, stepOfCriterion } from '#projects/positions/rules/readiness.ts';
import { briefToProject } from '#projects/briefs/rules/brief-to-project.ts';
import { projectPaths } from '#projects/paths.ts';
import { api, type Brief } from '#projects/web/api.ts';
import { addPosition, duplicatePosition, removePosition } from './brief-positions.ts';
import { BriefStepFields } from './brief-step-fields.tsx';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import { PreviewDialog } from '#projects/positions/web/editor/preview-dialog.tsx';
import { ReadinessNote } from '#projects/positions/web/editor/readiness-note.tsx';
import { missingAnswersId, SummaryStep } from './summary-step.tsx';
import { useBriefDraft } from './use-brief-draft.ts';
import { useBriefSteps } from './use-brief-steps.ts';
import { useProblemTexts } from '#projects/positions/web/use-problem-texts.ts';

/** The form at one of its pages, which the address names. */
export function BriefForm({ brief, place }: { brief: Brief; place: BriefPlace }) {
  const { t } = useTranslation('projects');
  const router = useRouter();
  const queryClient = useQueryClient();
  const draft = useBriefDraft(brief, place.step);
  const { answers, change } = draft;
  // Missing answers are shown after leaving the step or trying to publish, not while it is being filled in.
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const words = useProblemTexts();
  const problems = useMemo(() => briefProblems(answers), [answers]);
  const here = problems.filter(({ path }) => place.step === 'summary' || isSamePlace(placeOfProblem(path), place));
  const shown = checked.has(keyOf(place)) ? here : [];
  const places = briefPlaces(answers.positions.length);
  const at = Math.max(
    0,
    places.findIndex((one) => isSamePlace(one, place)),
  );
  const steps = useBriefSteps(brief.id, answers, place, problems);
  const goTo = (target: BriefPlace) => router.navigate({ href: projectPaths.briefForm(brief.id, target) });

  const publish = useMutation({
    mutationFn: async () => {
      if (!(await draft.save())) throw new Error('not saved');
      return api('POST /briefs/{briefId}/publish', {
        params: { briefId: brief.id },
        body: { version: draft.version.current },
      });
    },
    onSuccess: async ({ projectId }) => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      // With a first project the company’s home is its projects, no longer the way to begin one.
      void queryClient.invalidateQueries({ queryKey: ['session'] });
      const href = brief.campaign ? projectPaths.campaignThanks(projectId) : projectPaths.briefThanks(projectId);
      await router.navigate({ href, replace: true });
    },
    onError: (problem) => {
      if (isApiError(problem)) toast.error(t('brief.publishFailed'), { description: problem.message });
      else toast.error(t('brief.publishFailed'), { description: t('brief.notSaved') });
    },
  });

  function goOn() {
    setChecked((before) => new Set(before).add(keyOf(place)));
    if (here.length > 0) return document.getElementById(missingAnswersId)?.focus();
    if (place.step === 'summary') return publish.mutate();
    void goTo(places[at + 1]!).then(() => {
      // Saves the current step, at which the draft will resume.
      void draft.save();
      document.querySelector('h1')?.scrollIntoView({ block: 'center' });
    });
  }

  const unverified = brief.abilities.missing === 'unverifiedEmail';
  return (
    <Wizard steps={steps}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        {draft.state === 'conflict' && (
          <Alert
            tone="warning"
            title={t('brief.conflict')}
            action={
              <>
                <Button size="sm" onClick={() => void draft.settle('mine')}>
                  {t('brief.keepMine')}
                </Button>
                <Button size="sm" onClick={() => void draft.settle('theirs')}>
                  {t('brief.takeTheirs')}
                </Button>
              </>
            }
          >
            {t('brief.conflictText')}
          </Alert>
        )}
        {place.step === 'summary' ? (
          <>
            <SummaryStep
              brief={brief}
              answers={answers}
              problems={here}
              onAdd={() => {
                change(addPosition);
                void goTo({ step: 'position', position: answers.positions.length });
              }}
              onDuplicate={(index) => {
                change((before) => duplicatePosition(before, index));
                void goTo({ step: 'position', position: index + 1 });
              }}
              onRemove={(index) => {
                const before = answers;
                change((now) => removePosition(now, index));
                toast.success(t('brief.removed'), {
                  actions: [{ label: t('undo'), onClick: () => change(() => before) }],
                });
              }}
            />
            {unverified && (
              <Alert
                tone="info"
                title={t('brief.unverified')}
                action={
                  <ButtonLink size="sm" to={accountPaths.confirmEmail}>
                    {t('brief.confirmEmail')}
                  </ButtonLink>
                }
              >
                {t('brief.unverifiedText')}
              </Alert>
            )}
          </>
        ) : (
          <>
            <ErrorSummary
              problems={words
                .once(shown)
                .map(({ path }) => ({ fieldId: words.fieldId(path), label: words.label(path) }))}
            />
            <BriefStepFields answers={answers} place={place} change={change} problems={shown} />
            {place.step !== 'project' && answers.positions[place.position] && (
              <PositionInHand
                brief={brief}
                position={briefToProject(answers).positions[place.position]!}
                placeOf={(criterion) =>
                  projectPaths.briefForm(brief.id, { step: stepOfCriterion[criterion], position: place.position })
                }
              />
            )}
          </>
        )}
        <FormFooter
          start={at > 0 && <ButtonLink to={projectPaths.briefForm(brief.id, places[at - 1])}>{t('back')}</ButtonLink>}
          note={
            draft.state === 'failed' ? (
              <SaveAgain refusal={draft.refusal} onSave={() => void draft.save()} />
            ) : (
              <DraftSavedNote savedAt={draft.savedAt} />
            )
          }
          end={
            <Button
              variant="primary"
              type="submit"
              loading={publish.isPending}
              disabled={place.step === 'summary' && (unverified || draft.state === 'conflict')}
            >
              {place.step === 'summary' ? t('brief.publish') : t('continue')}
            </Button>
          }
        />
      </Form>
    </Wizard>
  );
}

interface PositionInHandProps {
  brief: Brief;
  position: PositionFacts;
  placeOf: (criterion: ReadinessCriterion) => string;
}

/** How ready the vacancy is, and how candidates will see it. */
function PositionInHand({ brief, position, placeOf }: PositionInHandProps) {
  return (
    <>
      <ReadinessNote position={position} placeOf={placeOf} />
      <div>
        <PreviewDialog facts={position} of={brief} />
      </div>
    </>
  );
}

function SaveAgain({ refusal, onSave }: { refusal: string | null; onSave: () => void }) {
  const { t } = useTranslation('projects');
  return (
    <>
      {refusal ? t('brief.refused', { reason: refusal }) : t('brief.keptHere')}{' '}
      <Button size="sm" variant="quiet" onClick={onSave}>
        {t('brief.saveAgain')}
      </Button>
    </>
  );
}

function keyOf({ step, position }: BriefPlace): string {
  return `${step} ${position}`;
}
