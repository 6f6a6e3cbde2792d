import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Position, Project } from '#projects/web/api.ts';
import type { VacancyOutline, VacancyTab } from './vacancy-outline.ts';

/** Something that a later capability does with a vacancy; it opens a dialog. */
export interface VacancyAction {
  key: string;
  label: string;
  isDestructive?: boolean;
  dialog: (onClose: () => void) => ReactNode;
}

export interface VacancyActionsProps {
  project: Project;
  position: Position;
  children: (actions: readonly VacancyAction[]) => ReactNode;
}

export interface VacancyParts {
  /** Draws its children with the actions on the candidates of a vacancy that the reader may take now. */
  VacancyActions: ComponentType<VacancyActionsProps>;
}

/** What the pipeline adds to the menu of a vacancy; its manifest lends it. Loaded with the menu. */
export interface VacancyPartsSource {
  namespaces: readonly string[];
  load: () => Promise<VacancyParts>;
}

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

export interface VacancyHeadParts {
  Head: ComponentType<LentHeadProps>;
  /** The main button of an open vacancy: copies its public address. */
  ShareVacancy: ComponentType<{ projectId: string; positionIndex: number; children: ReactNode }>;
}

/** Projects lends its head to the rooms whose pages are tabs of a vacancy, so that there is one head. */
export interface VacancyHeadSource {
  namespaces: readonly string[];
  load: () => Promise<{ lendHead: (source: VacancyPartsSource) => VacancyHeadParts }>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    vacancyParts: VacancyPartsSource;
    vacancyHead: VacancyHeadSource;
  }
}

const PartsContext = createContext<VacancyPartsSource | null>(null);
export const VacancyPartsProvider = PartsContext.Provider;

export function useVacancyParts(): VacancyPartsSource {
  const source = useContext(PartsContext);
  if (!source) throw new Error('Pages of a vacancy are drawn inside of their provider.');
  return source;
}
