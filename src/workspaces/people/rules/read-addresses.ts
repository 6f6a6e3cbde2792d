import { MAXIMUM_AT_ONCE } from '#workspaces/rules/space-limits.ts';

export interface ReadAddresses {
  addresses: string[];
  /** Typed parts that are not addresses. */
  wrong: string[];
  /** Set to their number when there are more than can be added at once; then none is returned. */
  tooMany: number | null;
}

const addressPattern = /^[^\s@<>()[\]]{1,64}@[^\s@<>()[\]]+\.[^\s@<>()[\].]{2,}$/;
const LONGEST_TEXT = 500_000;

/** Parses addresses as people paste them: one per line, from a table, with commas, with names and angle brackets. */
export function readAddresses(typed: string): ReadAddresses {
  const parts = typed
    .slice(0, LONGEST_TEXT)
    .split(/[\s,;|]+/)
    .filter(Boolean);
  const bracketed = parts.filter((part) => /^<.+>$/.test(part));
  const candidates = (bracketed.length > 0 ? bracketed : parts).map((part) => part.replace(/^[<"']+|[>"'.]+$/g, ''));
  const distinct = [...new Set(candidates.map((part) => part.toLowerCase()))].filter(Boolean);
  if (distinct.length > MAXIMUM_AT_ONCE) return { addresses: [], wrong: [], tooMany: distinct.length };
  const isAddress = (part: string) => part.length <= 254 && addressPattern.test(part);
  return {
    addresses: distinct.filter(isAddress),
    wrong: distinct.filter((part) => !isAddress(part)),
    tooMany: null,
  };
}
