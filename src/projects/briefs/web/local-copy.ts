import { type BriefAnswers, readStoredAnswers } from '#projects/rules/brief-answers.ts';

/** Input in this browser that has not reached the server yet. */
export interface LocalCopy {
  answers: BriefAnswers;
  /** The server's version that was being edited. */
  version: number;
}

const keyOf = (briefId: string) => `draft:brief:${briefId}`;

export function readLocalCopy(briefId: string): LocalCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(briefId)) ?? 'null') as LocalCopy | null;
    return copy && { ...copy, answers: readStoredAnswers(copy.answers) };
  } catch {
    return null;
  }
}

export function saveLocalCopy(briefId: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(briefId), JSON.stringify(copy));
  } catch {
    // Storage full or blocked: the server's copy remains.
  }
}

export function removeLocalCopy(briefId: string): void {
  localStorage.removeItem(keyOf(briefId));
}
