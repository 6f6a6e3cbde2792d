import { readNumber } from '#ui/router/read-number.ts';

/** The search of these pages' addresses; invalid values are left out. */
export interface NegotiationSearch {
  position?: number;
  candidate?: string;
  project?: string;
}

export function readNegotiationSearch(raw: Record<string, unknown>): NegotiationSearch {
  const position = readNumber(raw.position);
  return {
    ...(Number.isInteger(position) && position >= 0 && { position }),
    ...(typeof raw.candidate === 'string' && { candidate: raw.candidate }),
    ...(typeof raw.project === 'string' && { project: raw.project }),
  };
}
