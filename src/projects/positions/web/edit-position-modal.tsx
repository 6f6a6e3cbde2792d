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
  return (
    <PositionModal
      title={t('details.editNamed', { title: position.title })}
      currency={position.currency}
      start={toPositionAnswers(position, 'edited')}
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
export function PositionModal({ title, currency, start, send, prefix, onClose }: PositionModalProps) {
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
  const fields = isApiError(save.error) ? save.error.fields : [];
  const Fields = parts[part];
  return (
    <Modal opened onClose={onClose} size="lg" title={title} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <SegmentedControl
          label={t('details.parts')}
          value={part}
          onChange={(next) => setPart(next)}
          options={(Object.keys(parts) as Part[]).map((value) => ({ value, label: t(`step.${value}`) }))}
        />
        {save.isError && (
          <Alert tone="danger" title={t('details.changeFailed')} live>
            {[save.error.message, ...fields.map(({ message }) => message)].join(' ')}
          </Alert>
        )}
        <Fields
          answers={{ ...emptyBriefAnswers(), currency }}
          position={answers}
          change={(changes) => setAnswers((before) => ({ ...before, ...changes }))}
          error={(path) => fields.find((field) => field.path === `${prefix}${path}`)?.message}
          fieldId={words.fieldId}
        />
        <FormFooter
          start={<Button onClick={onClose}>{t('cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t('save')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
