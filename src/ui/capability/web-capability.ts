import type { AnyRoute } from '@tanstack/react-router';
import type { Role } from '#platform/access/access.ts';
import type { Permission } from '#platform/access/permissions.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { Frames } from '#ui/router/page-route.ts';
import type { MenuItem } from '#ui/shell/menu-item.ts';

/** People with menus of their own (NAV-03 to NAV-07). */
export type MenuAudience =
  | 'owner'
  | 'ownerOnTrial'
  | 'member'
  | 'assessmentUser'
  | 'testsStage'
  | 'admin'
  | 'recruiter';

/** Subtitles of the side navigation, in this order; entries without one come first. */
export const menuGroups = ['hiring', 'company', 'culture'] as const;
export type MenuGroupName = (typeof menuGroups)[number];

/**
 * Where an audience finds an entry. Entries of a place are sorted by number; numbers are multiples of ten, so that others fit between them.
 */
export interface MenuPlaces {
  /** In the side navigation. */
  side?: number;
  group?: MenuGroupName;
  /** Below the side navigation. */
  foot?: number;
  /** Behind the person's picture. */
  header?: number;
  /** Behind the person's picture on narrow screens. */
  compact?: number;
  /** The outlined button of the side navigation. */
  action?: true;
}

export interface MenuEntry {
  /** A key below `menu` in the room's catalogue. The frame shows menu texts of all rooms and loads only that part of each catalogue. */
  text: `menu.${string}`;
  to: string;
  icon: MenuItem['icon'];
  /** Other pages that belong to the entry: it is also marked as current on them and on everything below. */
  alsoAt?: readonly string[];
  /** Pages below its own belong to another entry. */
  isAlone?: true;
  /** The stage that its page requires (`rank` of the page); before it the entry says why it is closed instead of leading there. */
  rank?: number;
  /** Only in one's own space. */
  ownSpace?: true;
  places: Partial<Record<MenuAudience, MenuPlaces>>;
}

/** A command of the palette besides the pages of the menus. */
export interface PaletteAction {
  text: `menu.${string}`;
  to: string;
  icon: MenuItem['icon'];
  roles: readonly Role[];
  /** Listed among the pages. */
  isPage?: true;
  /** The stage that its page requires. */
  rank?: number;
  /** Only in one's own space. */
  ownSpace?: true;
}

/** Whose settings a section is among, in this order. */
export const settingsGroups = ['company', 'person'] as const;
export type SettingsGroupName = (typeof settingsGroups)[number];

/** A page of the settings; its route carries `settings: true`. */
export interface SettingsSection {
  text: `menu.${string}`;
  to: string;
  icon: MenuItem['icon'];
  group: SettingsGroupName;
  /** Sections of a group are sorted by number; numbers are multiples of ten. */
  order: number;
  roles: readonly Role[];
  /** Who has none of these in the space does not see it. */
  permissions?: readonly Permission[];
  /** The stage that its page requires. */
  rank?: number;
  /** Only in one's own space. */
  ownSpace?: true;
  /** Recruiters and administrators say in the address which company they mean. */
  ofCompany?: true;
}

/** How the palette shows a kind of record. */
export interface FoundHeading {
  /** The heading above them. */
  group: `menu.${string}`;
  /** Shown with initials. */
  mark?: 'person' | 'company';
}

/**
 * What one capability contributes to the browser. The script of the frame contains it, so everything heavy is imported dynamically; only
 * queries that must start at once are imported directly. Every part is required, so that none is forgotten: null or an empty list says that there
 * is none.
 */
export interface WebCapability<Lent extends Partial<LentParts> = Partial<LentParts>> {
  /** Its pages; those of all rooms are imported together, when the first of any is opened or about to be. */
  pages: (() => Promise<(frames: Frames, lent: LentParts) => AnyRoute[]>) | null;
  /** Its entries of the menus; keys are unique among all rooms. */
  menu: Readonly<Record<string, MenuEntry>>;
  /** Where the menus count what waits: the kind (`pipelineWaiting.answersDue.name`) → the key of its entry, the room's own or an earlier one's. */
  waits: Readonly<Record<string, string>>;
  actions: readonly PaletteAction[];
  /** Its sections of the settings, by keys that are unique among all rooms; the frame says below `settings.about.<key>` what each is for. */
  settings: Readonly<Record<string, SettingsSection>>;
  /** How the palette shows what the room's server `finds`: kind → its heading. */
  finds: Readonly<Record<string, FoundHeading>>;
  /** The parts that it shows on pages of earlier rooms. */
  lends: Lent;
}

/** Declares what a capability contributes to the browser; keeps the exact type of the parts it lends. */
export function defineWebCapability<const Lent extends Partial<LentParts>>(
  capability: WebCapability<Lent>,
): WebCapability<Lent> {
  return capability;
}
