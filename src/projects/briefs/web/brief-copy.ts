import { type BriefAnswers, readStoredAnswers } from '#projects/briefs/rules/brief-answers.ts';

/** What was typed in this browser and has not reached the server yet. */
export interface BriefCopy {
  answers: BriefAnswers;
  /** The server's version that it was typed over. */
  version: number;
}

const keyOf = (briefId: string) => `draft:brief:${briefId}`;

export function readCopy(briefId: string): BriefCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(briefId)) ?? 'null') as BriefCopy | null;
    return copy && { ...copy, answers: readStoredAnswers(copy.answers) };
  } catch {
    return null;
  }
}

export function keepCopy(briefId: string, copy: BriefCopy): void {
  try {
    localStorage.setItem(keyOf(briefId), JSON.stringify(copy));
  } catch {
    // Storage full or blocked: the server's copy remains.
  }
}

export function dropCopy(briefId: string): void {
  localStorage.removeItem(keyOf(briefId));
}
