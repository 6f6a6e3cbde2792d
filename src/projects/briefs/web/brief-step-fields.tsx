import type { BriefAnswers } from '#projects/rules/brief-answers.ts';
import type { BriefPlace } from '#projects/briefs/rules/brief-sequence.ts';
import type { Problem } from '#projects/positions/rules/position-problems.ts';
import { ConditionsStep } from '#projects/positions/web/conditions-step.tsx';
import { PositionStep } from '#projects/positions/web/position-step.tsx';
import { ProjectStep } from './project-step.tsx';
import { RequirementsStep } from '#projects/positions/web/requirements-step.tsx';
import { TextsStep } from '#projects/positions/web/texts-step.tsx';
import { useProblemTexts } from '#projects/positions/web/use-problem-texts.ts';

interface BriefStepFieldsProps {
  answers: BriefAnswers;
  place: BriefPlace;
  change: (next: (before: BriefAnswers) => BriefAnswers) => void;
  problems: readonly Problem[];
}

const ofPosition = {
  position: PositionStep,
  requirements: RequirementsStep,
  conditions: ConditionsStep,
  texts: TextsStep,
};

/** The fields of one step, with their errors below them. */
export function BriefStepFields({ answers, place, change, problems }: BriefStepFieldsProps) {
  const words = useProblemTexts();
  const errorAt = (path: string) => {
    const problem = problems.find((one) => one.path === path);
    return problem && words.message(problem.code);
  };
  const { step, position: index } = place;
  const position = answers.positions[index];
  if (step === 'project' || step === 'summary' || !position) {
    return (
      <ProjectStep
        answers={answers}
        change={(changes) => change((before) => ({ ...before, ...changes }))}
        error={errorAt}
        fieldId={words.fieldId}
      />
    );
  }
  const Step = ofPosition[step];
  return (
    <Step
      key={position.key}
      answers={answers}
      position={position}
      change={(changes) =>
        change((before) => ({
          ...before,
          positions: before.positions.map((one) => (one.key === position.key ? { ...one, ...changes } : one)),
        }))
      }
      error={(path) => errorAt(`positions.${index}.${path}`)}
      fieldId={(path) => words.fieldId(`positions.${index}.${path}`)}
    />
  );
}
