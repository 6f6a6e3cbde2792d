/**
 * Where administrators ask who somebody is: at a payment that is to be paid outside now, at hours, which are not to be paid yet, or where nobody
 * has to pay anything by hand.
 */
export type WhereAsked = 'payment' | 'hours' | 'elsewhere';

/** What is said there about paying. Whoever paid what Ponte itself sends, or has sent, or what somebody else paid, would pay it twice. */
export function wordsAboutPaying(
  asked: WhereAsked,
  { isOwed, hasKey }: { isOwed: boolean; hasKey: boolean },
): { words: 'pay' | 'noKey' | 'notYet' | null; showsKey: boolean } {
  if (asked === 'hours') return { words: 'notYet', showsKey: false };
  // Somebody may have paid it since the page was read.
  if (asked === 'elsewhere' || !isOwed) return { words: null, showsKey: false };
  return { words: hasKey ? 'pay' : 'noKey', showsKey: hasKey };
}
