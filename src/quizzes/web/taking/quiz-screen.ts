import type { KeyboardEvent, ReactNode } from 'react';
import type { Attempt } from '../api.ts';
import type { AnyQuiz, Answers } from './answers.ts';

export interface StepProps {
  /** From 0. */
  step: number;
  /** What was given so far for this step, in whatever shape `change` got it; undefined before. Half an answer is kept on this device. */
  answer: unknown;
  /** All answers by step, for steps that build on earlier ones. */
  answers: Answers;
  change: (answer: unknown) => void;
  /** Goes on when the answer just changed is complete: for choices by pointer that need no second look. */
  advance: () => void;
  readOnly: boolean;
}

export interface AttemptToTake {
  /** As it was when the page opened. */
  attempt: Attempt;
  /** What later reads found. */
  read: Attempt | null;
}

interface ScreenFrame {
  quiz: AnyQuiz;
  /** Below the lead of the intro: how its steps work. */
  instructions: ReactNode;
  /** `reading` for steps that need more room than a form. */
  width?: 'form' | 'reading';
}

/** A test of one step after the other. */
export interface StepScreen extends ScreenFrame {
  /** The question of a step; it becomes its heading. */
  question: (step: number) => string;
  renderStep: (props: StepProps) => ReactNode;
  /** In words, what a step still lacks for going on. */
  describeGap: (props: StepProps) => string;
  /** Keys of the step itself, shown on wide screens: `{ keys: ['Shift', '1–4'], label }`. */
  shortcuts?: readonly { keys: readonly string[]; label: string }[];
  /** Handles such a key while the focus is inside the step; true when it did. */
  onKey?: (event: KeyboardEvent, props: StepProps) => boolean;
  /** Instead of "Next". */
  nextLabel?: (step: number) => string;
}

/** A test whose steps are answered on one table; it brings its own way to finish (`useAttempt`, `useFinish`). */
interface BoardScreen extends ScreenFrame {
  renderBoard: (props: AttemptToTake) => ReactNode;
}

/** What the shell needs to know of one test to take it. Make it once, outside of components, or memoised. */
export type QuizScreen = StepScreen | BoardScreen;
