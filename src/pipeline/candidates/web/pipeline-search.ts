import { readNumber } from '#ui/router/read-number.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { stages } from '#applications/rules/stages.ts';
import { type PanelPlace, readPanelPlace } from '#pipeline/candidates/rules/panel-places.ts';

const sorts = ['name', 'stage', 'level', 'stageEnteredAt', 'appliedAt'] as const;
export type Sort = (typeof sorts)[number];

/** The search of the address: the position, layout, filters, and the candidate whose panel is open. */
export interface PipelineSearch {
  position: number;
  /** Absent: the board on wide screens, the list on narrow ones. */
  view?: 'board' | 'list';
  search?: string;
  skills?: string[];
  stages?: Stage[];
  suggested?: boolean;
  sort?: Sort;
  direction?: 'ascending' | 'descending';
  candidate?: string;
  tab?: PanelPlace;
  /** Asks what to tell those who were not chosen. */
  tell?: true;
  /** Opens who was invited by e-mail. */
  invited?: true;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

function textsOf(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.filter((item): item is string => typeof item === 'string' && item !== '').slice(0, 30);
}

/** Parses addresses that people may have edited; invalid values are omitted. */
export function readPipelineSearch(raw: Record<string, unknown>): PipelineSearch {
  const position = readNumber(raw.position);
  const skills = textsOf(raw.skills);
  const chosen = textsOf(raw.stages).filter((item): item is Stage => (stages as readonly string[]).includes(item));
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 100) : '';
  const optional = {
    view: oneOf(['board', 'list'] as const, raw.view),
    search: search === '' ? undefined : search,
    skills: skills.length > 0 ? skills : undefined,
    stages: chosen.length > 0 ? chosen : undefined,
    suggested: typeof raw.suggested === 'boolean' ? raw.suggested : undefined,
    sort: oneOf(sorts, raw.sort),
    direction: oneOf(['ascending', 'descending'] as const, raw.direction),
    candidate: typeof raw.candidate === 'string' ? raw.candidate : undefined,
    tab: readPanelPlace(raw.tab),
    tell: raw.tell === true ? true : undefined,
    invited: raw.invited === true ? true : undefined,
  };
  const defined = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return { position: Number.isInteger(position) && position >= 0 ? position : 0, ...defined };
}
