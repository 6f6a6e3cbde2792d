import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import { SegmentedControl } from '#platform/ui/page/segmented-control.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import '#platform/ui/theme/full-styles.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { emptyBriefAnswers, type PositionAnswers, toPositionAnswers } from '#projects/rules/brief-answers.ts';
import { useLeaveGuard } from '#projects/professionals/web/use-leave-guard.tsx';
import { stepOfProblem, vacancyProblems } from '#projects/positions/rules/vacancy-problems.ts';
import { positionToPatch } from '#projects/positions/rules/edited-position.ts';
import type { Currency } from '#projects/rules/terms.ts';
import { api, type Position } from '#projects/web/api.ts';
import { ConditionsStep } from './conditions-step.tsx';
import { PositionStep } from './position-step.tsx';
import { RequirementsStep } from './requirements-step.tsx';
import { TextsStep } from './texts-step.tsx';
import { useProblemTexts } from './use-problem-texts.ts';

const parts = { position: PositionStep, requirements: RequirementsStep, conditions: ConditionsStep, texts: TextsStep };
type Part = keyof typeof parts;

interface PositionModalProps {
  title: string;
  currency: Currency;
  start: PositionAnswers;
  send: (answers: PositionAnswers) => Promise<unknown>;
  /** A new vacancy must say what the brief requires; one that stands is only told what it lacks. */
  isNew?: boolean;
  /** The prefix of the server's field names in its refusals. */
  prefix: string;
  onClose: () => void;
}

/** Edits a posted vacancy. */
export function EditPositionModal({
  projectId,
  position,
  onClose,
}: {
  projectId: string;
  position: Position;
  onClose: () => void;
}) {
  const { t } = useTranslation('projects');
  const [start] = useState(() => toPositionAnswers(position, 'edited'));
  return (
    <PositionModal
      title={t('details.editNamed', { title: position.title })}
      currency={position.currency}
      start={start}
      send={(answers) =>
        api('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
          params: { projectId, positionIndex: String(position.positionIndex) },
          body: { version: position.version, changes: positionToPatch(answers) },
        })
      }
      prefix="changes."
      onClose={onClose}
    />
  );
}

/** The same fields as in the brief, in four parts; saved together. */
export function PositionModal({ title, currency, start, send, isNew = false, prefix, onClose }: PositionModalProps) {
  const { t } = useTranslation('projects');
  const words = useProblemTexts();
  const queryClient = useQueryClient();
  const [part, setPart] = useState<Part>('position');
  const [answers, setAnswers] = useState<PositionAnswers>(start);
  const save = useMutation({
    mutationFn: () => send(answers),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('details.saved'));
      onClose();
    },
  });
  const [isTried, setTried] = useState(false);
  const { close, onModal, question } = useLeaveGuard(answers !== start, onClose);
  const missing = vacancyProblems(answers);
  const shown = isNew && isTried ? missing : [];
  const fields = isApiError(save.error) ? save.error.fields : [];
  const errorAt = (path: string) => {
    const problem = shown.find((one) => one.path === path);
    return problem ? words.message(problem.code) : fields.find((field) => field.path === `${prefix}${path}`)?.message;
  };
  const submit = () => {
    setTried(true);
    const [first] = missing;
    if (isNew && first) setPart(stepOfProblem(first.path));
    else save.mutate();
  };
  const Fields = parts[part];
  return (
    <Modal opened onClose={close} size="lg" title={title} closeButtonProps={{ 'aria-label': t('cancel') }} {...onModal}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SegmentedControl
          label={t('details.parts')}
          value={part}
          onChange={(next) => setPart(next)}
          options={(Object.keys(parts) as Part[]).map((value) => ({ value, label: t(`step.${value}`) }))}
        />
        {missing.length > 0 && (!isNew || isTried) && (
          <Alert tone={isNew ? 'danger' : 'info'} title={t('details.incomplete')} live={isNew}>
            {t('details.incompleteText', { what: words.list(missing) })}
          </Alert>
        )}
        {save.isError && (
          <Alert tone="danger" title={t('details.changeFailed')} live>
            {[save.error.message, ...fields.map(({ message }) => message)].join(' ')}
          </Alert>
        )}
        <Fields
          answers={{ ...emptyBriefAnswers(), currency }}
          position={answers}
          change={(changes) => setAnswers((before) => ({ ...before, ...changes }))}
          error={errorAt}
          fieldId={words.fieldId}
        />
        <FormFooter
          start={<Button onClick={close}>{t('cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t('save')}
            </Button>
          }
        />
      </Form>
      {question}
    </Modal>
  );
}
