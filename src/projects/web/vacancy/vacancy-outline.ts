import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MainAction } from '#projects/rules/main-action.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';
import type { PositionState, ProjectStatus } from '#projects/rules/terms.ts';
import type { Project } from '#projects/web/api.ts';

/** The pages of a vacancy, in the order of their tabs. */
export type VacancyTab = 'candidates' | 'suggested' | 'professionals' | 'statistics' | 'details';

export interface OutlinedPosition {
  positionIndex: number;
  title: string;
  state: PositionState;
  candidates: number;
  mainAction: MainAction | null;
}

/** What the head of a vacancy shows. Every page of it gets this with the first answer that it reads anyway. */
export interface VacancyOutline {
  projectId: string;
  projectTitle: string;
  status: ProjectStatus;
  isOverdue: boolean;
  positions: readonly OutlinedPosition[];
}

export function outlineOf({ id, title, status, isOverdue, positions }: Project): VacancyOutline {
  return { projectId: id, projectTitle: title, status, isOverdue, positions };
}

/** A project of one position is spoken of as the vacancy. */
export function titleOf({ projectTitle, positions }: Pick<VacancyOutline, 'projectTitle' | 'positions'>): string {
  return (positions.length === 1 && positions[0]?.title) || projectTitle;
}

/** The position that a page of the whole project leads to: the first that recruits, otherwise the first. */
export function mainPosition(positions: readonly OutlinedPosition[]): number {
  return (positions.find(({ state }) => isRecruiting(state)) ?? positions[0])?.positionIndex ?? 0;
}

const keyOf = (projectId: string) => ['vacancyOutline', projectId];

/** Keeps the outline, so that the head stands at once when the reader goes on to another tab, whose own answer is still on its way. */
export function useOutline(projectId: string, outline: VacancyOutline | undefined): VacancyOutline | undefined {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (outline) queryClient.setQueryData(keyOf(projectId), outline);
  });
  return outline ?? queryClient.getQueryData<VacancyOutline>(keyOf(projectId));
}
