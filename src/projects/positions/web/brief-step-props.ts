import type { BriefAnswers, PositionAnswers } from '#projects/rules/brief-answers.ts';

/**
 * Props of every step of a vacancy. `error` returns the message below a field, by its path in the vacancy; `fieldId` returns the id that
 * the summary links to.
 */
export interface PositionStepProps {
  answers: BriefAnswers;
  position: PositionAnswers;
  change: (changes: Partial<PositionAnswers>) => void;
  error: (path: string) => string | undefined;
  fieldId: (path: string) => string;
  /** Title, hours and pay are asked for apart, with the terms of an upsell. */
  hasTerms?: boolean;
}

export interface ProjectStepProps {
  answers: BriefAnswers;
  change: (changes: Partial<BriefAnswers>) => void;
  error: (path: string) => string | undefined;
  fieldId: (path: string) => string;
}
