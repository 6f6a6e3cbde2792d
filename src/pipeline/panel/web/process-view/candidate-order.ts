import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { hiringProcessPath } from '#pipeline/paths.ts';

const ORDER_KEY = 'candidateOrder';
const MAXIMUM_CANDIDATES = 500;

/** The list or board from which somebody opened a candidate's page. */
export interface CandidateOrder {
  /** Its address. */
  back: string;
  /** How many candidates it has, in words. */
  count: string;
  /** The addresses of the candidates' pages, in its order. */
  paths: readonly string[];
}

interface Opened {
  position: CandidateView['position'];
  neighbours: readonly CandidateCard[];
  count: string;
}

/** Keeps the order for this tab: it stays as one saw it, even when a move takes the candidate out of their column. */
export function rememberOrder({ position, neighbours, count }: Opened): void {
  const back = new URL(window.location.href);
  for (const key of ['candidate', 'tab']) back.searchParams.delete(key);
  const paths = neighbours.slice(0, MAXIMUM_CANDIDATES).map(({ memberId, place }) => {
    const { projectId, positionIndex } = place ?? position;
    return hiringProcessPath(projectId, positionIndex, memberId);
  });
  try {
    window.sessionStorage.setItem(ORDER_KEY, JSON.stringify({ back: back.pathname + back.search, count, paths }));
  } catch {
    // Storage full or blocked: the page then follows the list of the vacancy.
  }
}

/** The order in which this page stands; null when it was opened from elsewhere. */
export function readOrder(path: string): CandidateOrder | null {
  try {
    const order: unknown = JSON.parse(window.sessionStorage.getItem(ORDER_KEY) ?? 'null');
    return isOrder(order) && order.paths.includes(path) ? order : null;
  } catch {
    return null;
  }
}

function isOrder(value: unknown): value is CandidateOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { back, count, paths }: Partial<Record<keyof CandidateOrder, unknown>> = value;
  return (
    typeof back === 'string' &&
    back.startsWith('/') &&
    typeof count === 'string' &&
    Array.isArray(paths) &&
    paths.every((path) => typeof path === 'string')
  );
}
