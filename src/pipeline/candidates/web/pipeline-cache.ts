import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Board, CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { readAnewIfReading } from '#ui/live/read-anew.ts';
import { atPlaceOf, findCard, isFullyLoaded, placeCard, removeCard } from './board-cache.ts';
import {
  type BoardPlace,
  boardsKey,
  candidateKey,
  candidatesKey,
  listsKey,
  placeKey,
  processesKey,
} from './candidate-keys.ts';

/** What the page of one candidate reads. */
interface WithCandidate {
  candidate: CandidateView;
}
interface ListPage {
  candidates: CandidateCard[];
  count: number;
  nextCursor: string | null;
}

function changeLists(
  queryClient: QueryClient,
  place: BoardPlace,
  change: (cards: CandidateCard[]) => CandidateCard[],
): void {
  queryClient.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: listsKey(place) },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, candidates: change(page.candidates) })) },
  );
}

/** The open candidate, in the panel or on the page of their own. */
function changeOpen(queryClient: QueryClient, card: CandidateCard): void {
  const { applicationId, version } = card;
  const place = (view: CandidateView) =>
    view.card.applicationId === applicationId && view.card.version <= version
      ? { ...view, card: atPlaceOf(view.card, card) }
      : view;
  queryClient.setQueryData<CandidateView>(candidateKey(applicationId), (view) => view && place(view));
  queryClient.setQueriesData<WithCandidate>(
    { queryKey: processesKey },
    (process) => process && { ...process, candidate: place(process.candidate) },
  );
}

/** Puts an updated card into everything that shows it. A card that no board can place reloads the boards. */
export function applyCard(queryClient: QueryClient, place: BoardPlace, card: CandidateCard): void {
  for (const [key, board] of queryClient.getQueriesData<Board>({ queryKey: boardsKey(place) })) {
    if (!board) continue;
    const filter: object = key.at(-1) ?? {};
    const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '');
    if (findCard(board, card.applicationId) || (!isFiltered && isFullyLoaded(board)))
      queryClient.setQueryData(key, placeCard(board, card));
    else void queryClient.invalidateQueries({ queryKey: key });
  }
  changeOpen(queryClient, card);
  changeLists(queryClient, place, (cards) =>
    cards.map((shown) =>
      shown.applicationId === card.applicationId && shown.version <= card.version ? atPlaceOf(shown, card) : shown,
    ),
  );
  readAnewIfReading(queryClient, placeKey(place));
}

export function applyRemoval(queryClient: QueryClient, place: BoardPlace, applicationId: string): void {
  queryClient.setQueriesData<Board>(
    { queryKey: boardsKey(place) },
    (board) => board && removeCard(board, applicationId),
  );
  changeLists(queryClient, place, (cards) => cards.filter((card) => card.applicationId !== applicationId));
}

export function refreshCandidate(queryClient: QueryClient, applicationId: string): void {
  void queryClient.invalidateQueries({ queryKey: candidateKey(applicationId) });
  for (const [queryKey, process] of queryClient.getQueriesData<WithCandidate>({ queryKey: processesKey }))
    if (process?.candidate.card.applicationId === applicationId) void queryClient.invalidateQueries({ queryKey });
}

export function refreshPlace(queryClient: QueryClient, place: BoardPlace): void {
  void queryClient.invalidateQueries({ queryKey: placeKey(place) });
}

/** After too many changes: reloads board, lists and the open candidate. */
export function refreshAll(queryClient: QueryClient, place: BoardPlace): void {
  refreshPlace(queryClient, place);
  void queryClient.invalidateQueries({ queryKey: candidatesKey });
}
