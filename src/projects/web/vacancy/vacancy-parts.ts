import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { type PreviewParts, PreviewProvider, previewParts } from '#projects/positions/web/editor/vacancy-preview.tsx';
import type { Position, Project } from '#projects/web/api.ts';
import type { VacancyOutline, VacancyTab } from './vacancy-outline.ts';

/** Something that a later capability does with a vacancy; it opens a dialog. */
export interface VacancyAction {
  key: string;
  label: string;
  isDestructive?: boolean;
  dialog: (onClose: () => void) => ReactNode;
}

/** A vacancy of a project. */
export interface VacancyPosting {
  project: Project;
  position: Position;
}

export interface VacancyActionsProps extends VacancyPosting {
  children: (actions: readonly VacancyAction[]) => ReactNode;
}

export interface VacancyParts {
  /** Draws its children with the actions on the candidates of a vacancy that the reader may take now. */
  VacancyActions: ComponentType<VacancyActionsProps>;
}

/** What the pipeline adds to the menu of a vacancy; its manifest lends it. Loaded with the menu. */
export interface VacancyPartsSource {
  load: () => Promise<VacancyParts>;
}

export interface VacancyWaitsProps {
  projectId: string;
  /** Null: in all of the project's positions. */
  position: number | null;
  /** The address of the main button beside it, which says the same. */
  without: string | undefined;
}

/** What waits on a vacancy; the room of what waits lends it. Pages of a vacancy load it with themselves, as it comes by itself. */
export interface VacancyWaitsSource {
  load: () => Promise<{ VacancyWaits: ComponentType<VacancyWaitsProps> }>;
}

/** Changes to another space of the reader and opens an address there; workspaces lend it. */
export interface SpaceEntrance {
  load: () => Promise<{ openInSpace: (workspaceId: string, address: string) => Promise<void> }>;
}

/** What later rooms show in the head of a vacancy, and in the dialogs of its menu. */
export type HeadSources = Pick<LentParts, 'vacancyParts' | 'vacancyWaits' | 'vacancyPreview' | 'spaceEntrance'>;

/** The head of a vacancy as pages of later rooms draw it. */
export interface LentHeadProps {
  projectId: string;
  /** Until the page's own answer is there, the head that the reader has seen on another tab stands. */
  vacancy: VacancyOutline | undefined;
  /** Missing: the first that recruits. */
  position: number | undefined;
  current: VacancyTab;
  onPosition: (positionIndex: number) => void;
  waits?: ReactNode;
}

export interface GoneProjectProps {
  projectId: string;
  /** In other words than of a project. */
  title?: string;
  text?: string;
}

export interface VacancyHeadParts {
  Head: ComponentType<LentHeadProps>;
  /** Shown where the project of the page is not in this space. */
  GoneProject: ComponentType<GoneProjectProps>;
  /** The main button of an open vacancy: copies its public address. */
  ShareVacancy: ComponentType<{ projectId: string; positionIndex: number; children: ReactNode }>;
}

/** Projects lends its head to the rooms whose pages are tabs of a vacancy, so that there is one head. */
export interface VacancyHeadSource {
  load: () => Promise<{ lendHead: (sources: HeadSources) => VacancyHeadParts }>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    vacancyParts: VacancyPartsSource;
    vacancyHead: VacancyHeadSource;
    vacancyWaits: VacancyWaitsSource;
    spaceEntrance: SpaceEntrance;
  }
}

/** Holds the parts of the head with each lazy part made once for a page. */
export interface HeadParts extends Pick<HeadSources, 'vacancyParts' | 'spaceEntrance'> {
  VacancyWaits: ComponentType<VacancyWaitsProps>;
  VacancyActions: ComponentType<VacancyActionsProps>;
  preview: PreviewParts;
}

export function headParts({ vacancyParts, vacancyWaits, vacancyPreview, spaceEntrance }: HeadSources): HeadParts {
  return {
    vacancyParts,
    spaceEntrance,
    VacancyWaits: lazyPart(async () => {
      const part = await vacancyWaits.load();
      return part.VacancyWaits;
    }),
    VacancyActions: lazyPart(async () => {
      const part = await vacancyParts.load();
      return part.VacancyActions;
    }),
    preview: previewParts(vacancyPreview),
  };
}

const PartsContext = createContext<HeadParts | null>(null);

/** Around every page of a vacancy. */
export function VacancyPartsProvider({ value, children }: { value: HeadParts; children: ReactNode }) {
  return createElement(
    PartsContext.Provider,
    { value },
    createElement(PreviewProvider, { value: value.preview }, children),
  );
}

/** Null on pages outside of the provider. */
export function useSpaceEntrance(): SpaceEntrance | null {
  return useContext(PartsContext)?.spaceEntrance ?? null;
}

export function useHeadParts(): HeadParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('Pages of a vacancy are drawn inside of their provider.');
  return parts;
}
