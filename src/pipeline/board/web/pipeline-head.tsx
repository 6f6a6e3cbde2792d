import { memo } from 'react';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { MentionsMenu } from '#pipeline/comments/web/mentions-menu.tsx';
import { InviteButton } from '#pipeline/invitations/web/invite-button.tsx';
import { useVacancyHead } from './board-parts.ts';
import type { usePipelineSearch } from './use-pipeline-search.ts';

interface PipelineHeadProps {
  projectId: string;
  index: number;
  board: Pick<Board, 'position' | 'positions'> | undefined;
  /** Whether the dialog of invitations is open. */
  isInviting: boolean;
  change: ReturnType<typeof usePipelineSearch>['change'];
}

/** Not rendered again for each move of a card. */
export const PipelineHead = memo(
  function PipelineHead({ projectId, index, board, isInviting, change }: PipelineHeadProps) {
    const { Head } = useVacancyHead();
    return (
      <Head
        projectId={projectId}
        vacancy={board && outlineOf(board)}
        position={index}
        current="candidates"
        onPosition={(position) => change({ position, candidate: undefined, skills: undefined }, false)}
        waits={
          <>
            <MentionsMenu />
            <InviteButton
              place={{ projectId, position: index }}
              isInviting={isInviting}
              onInviting={(next) => change({ invited: next ? true : undefined })}
            />
          </>
        }
      />
    );
  },
  (before, after) =>
    before.projectId === after.projectId &&
    before.index === after.index &&
    before.isInviting === after.isInviting &&
    before.change === after.change &&
    before.board?.position === after.board?.position &&
    before.board?.positions === after.board?.positions,
);

function outlineOf({ position, positions }: Pick<Board, 'position' | 'positions'>) {
  const { projectId, projectTitle, projectStatus: status, isOverdue } = position;
  return { projectId, projectTitle, status, isOverdue, positions };
}
