/** What is told of a project's credits: that most are spent, or that nothing is left for further hours. */
export type CreditNotice = 'low' | 'usedUp';

interface Credits {
  /** Set aside for the project so far, less what went back. */
  givenCents: number;
  /** What was given before some went back; absent: none did. */
  givenBefore?: number;
  leftBefore: number;
  leftAfter: number;
  /** Hours that no credits covered. */
  waitedBefore: boolean;
  waitsAfter: boolean;
}

/** What is told after hours took credits, or some went back: each once, when 80 % or all of what was given is passed. Null: nothing. */
export function creditNotice({
  givenCents,
  givenBefore = givenCents,
  leftBefore,
  leftAfter,
  waitedBefore,
  waitsAfter,
}: Credits): CreditNotice | null {
  const isUsedUp = (given: number, left: number, waits: boolean) => waits || (given > 0 && left === 0);
  if (isUsedUp(givenCents, leftAfter, waitsAfter))
    return isUsedUp(givenBefore, leftBefore, waitedBefore) ? null : 'usedUp';
  const isLow = (given: number, left: number) => given > 0 && left * 5 <= given;
  return isLow(givenCents, leftAfter) && !isLow(givenBefore, leftBefore) ? 'low' : null;
}
