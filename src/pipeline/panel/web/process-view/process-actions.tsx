import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Stage } from '#applications/rules/stages.ts';
import type { Ending } from '#pipeline/board/web/board-parts.ts';
import { useMove } from '#pipeline/moving/web/use-move.ts';
import { useLiveBoard } from '#pipeline/board/web/use-live-board.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { type PipelineActions, PipelineActionsProvider } from '#pipeline/candidates/web/pipeline-actions.tsx';
import type { HiringProcess } from '#pipeline/panel/contract/process-view.ts';
import { candidatePath } from '#pipeline/paths.ts';
import { useSelectionNews } from '#pipeline/selection/web/changes/use-selection-news.ts';
import { useSelection } from '#pipeline/selection/web/use-selection.ts';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { LazyConfirmChange, LazyConfirmEnds, loadDecisions } from '../lazy-panel.tsx';

interface ProcessActionsProps {
  place: Place;
  process: HiringProcess | undefined;
  children: ReactNode;
}

/** What can be done with the candidate of the page; moving to an end and replacing a selection ask first. */
export function ProcessActions({ place, process, children }: ProcessActionsProps) {
  const router = useRouter();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [changing, setChanging] = useState<CandidateCard | null>(null);
  const [said, say] = useState('');
  const move = useMove(place, { say, drawNow: nothing });
  const choices = useSelection(place);
  useLiveBoard(place, process?.candidate.position.positionId, useSelectionNews(place));
  useLoadOnTouch(loadDecisions);
  const selected = process?.selected ?? null;

  function moveTo(cards: readonly CandidateCard[], stage: Stage) {
    if (stage === 'hired') setEnding({ kind: 'hire', cards });
    else if (stage === 'disqualified') setEnding({ kind: 'disqualify', cards });
    else if (cards.length > 0) void move({ cards, toStage: stage });
  }

  const actions: PipelineActions | null = process
    ? {
        abilities: process.candidate.abilities,
        place,
        company: process.candidate.position.workspaceId,
        positionTitle: process.candidate.position.title,
        positionState: process.candidate.position.state,
        selectedMemberId: selected?.memberId ?? null,
        // Another application of the same person may be to any vacancy of the company.
        open: (id) =>
          void router.navigate({
            href: candidatePath(id, process.candidate.isOfCompany ? null : process.candidate.position.workspaceId),
          }),
        moveTo,
        select: (card) => {
          if (selected) setChanging(card);
          else void choices.select(card);
        },
        deselect: (card) => void choices.deselect(card),
        restore: (card) => void choices.restore(card),
        say,
      }
    : null;

  return (
    <PipelineActionsProvider value={actions}>
      {children}
      {ending && (
        <LazyConfirmEnds
          place={place}
          ending={ending}
          onClose={() => setEnding(null)}
          onDisqualify={(cards, how) => move({ cards, toStage: 'disqualified', ...how })}
          onHire={choices.hire}
        />
      )}
      {changing && selected && (
        <LazyConfirmChange
          change={{ before: selected.name, after: changing.name }}
          onClose={() => setChanging(null)}
          onConfirm={() => choices.select(changing, selected)}
        />
      )}
      <div role="status" className="sr-only">
        {said}
      </div>
    </PipelineActionsProvider>
  );
}

function nothing(): void {
  // The page draws with every change of its data.
}
