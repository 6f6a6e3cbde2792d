import type { ReactNode } from 'react';
import type { Attempt } from '../api.ts';
import type { AnyQuiz, Answers } from './answers.ts';

export interface StepProps {
  /** From 0. */
  step: number;
  /** The current answer of this step, as `change` received it; undefined before. An incomplete answer is saved on this device. */
  answer: unknown;
  /** All answers by step, for steps that build on earlier ones. */
  answers: Answers;
  change: (answer: unknown) => void;
  /** Continues when the changed answer is complete: for choices by pointer that need no review. */
  advance: () => void;
  readOnly: boolean;
}

export interface AttemptToTake {
  /** The attempt when the page opened. */
  attempt: Attempt;
  /** The attempt of later reads. */
  read: Attempt | null;
}

interface ScreenFrame {
  quiz: AnyQuiz;
  /** Shown in the intro: how its steps work. */
  instructions: ReactNode;
  /** `reading` for steps that need more room than a form. */
  width?: 'form' | 'reading';
}

/** A test with one step at a time. */
export interface StepScreen extends ScreenFrame {
  /** The question of a step; rendered as its heading. */
  question: (step: number) => string;
  renderStep: (props: StepProps) => ReactNode;
  /** What a step still lacks before continuing, in words. */
  describeGap: (props: StepProps) => string;
  /** Keyboard shortcuts of the step, shown on wide screens: `{ keys: ['Shift', '1–4'], label }`. */
  shortcuts?: readonly { keys: readonly string[]; label: string }[];
  /** Handles such a key while the focus is inside the step; returns true when it did. */
  onKey?: (event: KeyboardEvent, props: StepProps) => boolean;
  /** Labels the button that otherwise says "Next". */
  nextLabel?: (step: number) => string;
}

/** A test whose steps are answered on one board; it brings its own way to finish (`useAttempt`, `useFinish`). */
interface BoardScreen extends ScreenFrame {
  renderBoard: (props: AttemptToTake) => ReactNode;
}

/** What the shell needs to run one test. Create it once, outside components, or memoised. */
export type QuizScreen = StepScreen | BoardScreen;
