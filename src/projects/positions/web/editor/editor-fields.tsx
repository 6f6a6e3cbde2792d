import type { ComponentType } from 'react';
import type { Currency } from '#platform/money/currencies.ts';
import { emptyBriefAnswers, type PositionAnswers } from '#projects/rules/brief-answers.ts';
import type { PositionStepProps } from '#projects/positions/web/brief-step-props.ts';
import { ConditionsStep } from '#projects/positions/web/conditions-step.tsx';
import { PositionStep } from '#projects/positions/web/position-step.tsx';
import { RequirementsStep } from '#projects/positions/web/requirements-step.tsx';
import { TextsStep } from '#projects/positions/web/texts-step.tsx';
import type { FormDraft } from './use-form-draft.ts';

/** The editor has the parts of the brief. */
export const editorParts = ['position', 'requirements', 'conditions', 'texts'] as const;
export type EditorPart = (typeof editorParts)[number];

const steps: Record<EditorPart, ComponentType<PositionStepProps>> = {
  position: PositionStep,
  requirements: RequirementsStep,
  conditions: ConditionsStep,
  texts: TextsStep,
};

interface EditorFieldsProps extends Pick<PositionStepProps, 'error' | 'fieldId' | 'hasTerms'> {
  part: EditorPart;
  draft: FormDraft<PositionAnswers>;
  currency: Currency;
}

export function EditorFields({ part, draft, currency, ...rest }: EditorFieldsProps) {
  const Fields = steps[part];
  return (
    <Fields
      answers={{ ...emptyBriefAnswers(), currency }}
      position={draft.answers}
      change={(changes) => draft.change(changes)}
      {...rest}
    />
  );
}
