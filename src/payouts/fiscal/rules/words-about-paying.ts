/**
 * Where administrators ask who somebody is: at a payment that is to be paid outside now, at hours in another currency, which are paid outside
 * before they are in a run, at other hours, which are not to be paid yet, or where nobody has to pay anything by hand.
 */
export type WhereAsked = 'payment' | 'hoursAbroad' | 'hours' | 'elsewhere';

/** What is said there about paying. Whoever paid what Ponte itself sends, or has sent, or what somebody else paid, would pay it twice. */
export function wordsAboutPaying(
  asked: WhereAsked,
  { isOwed, hasKey }: { isOwed: boolean; hasKey: boolean },
): { words: 'pay' | 'payAbroad' | 'noKey' | 'notYet' | null; showsKey: boolean } {
  if (asked === 'hours' || (asked === 'hoursAbroad' && !isOwed)) return { words: 'notYet', showsKey: false };
  // Somebody may have paid it since the page was read.
  if (asked === 'elsewhere' || !isOwed) return { words: null, showsKey: false };
  if (!hasKey) return { words: 'noKey', showsKey: false };
  return { words: asked === 'payment' ? 'pay' : 'payAbroad', showsKey: true };
}
