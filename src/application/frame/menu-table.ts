import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { plannedEntries } from '#application/frame/planned-entries.ts';
import { webCapabilities } from '#application/web-capabilities.ts';
import {
  type MenuAudience,
  type MenuEntry,
  type MenuGroupName,
  menuGroups,
  type MenuPlaces,
} from '#ui/capability/web-capability.ts';
import { walletPath } from '#wallet/paths.ts';

/** Every entry of every menu by its key. Missing permissions hide entries by the path they link to. */
export const menuEntries: Readonly<Record<string, MenuEntry>> = Object.assign(
  {},
  plannedEntries,
  ...webCapabilities.map(({ menu }) => menu),
);

/** A person's menus, as keys of entries. */
export interface PersonMenus {
  /** Side navigation; each group may have a subtitle, `menu.groups.<title>`. */
  side: readonly { title?: MenuGroupName; keys: readonly string[] }[];
  foot: readonly string[];
  /** Behind the person's picture, besides what everybody has: switching space, language and logout. */
  header: readonly string[];
  /** Behind the person's picture on narrow screens. */
  compact: readonly string[];
  /** The outlined button below the side navigation. */
  action?: string;
  /** Whether the header menu has language and appearance. */
  preferences: boolean;
  wallet: boolean;
}

type MenuClaims = Pick<SessionClaims, 'userRole' | 'navigationStage' | 'matchmakingTrial' | 'assessmentUser'>;

/** The audience whose menus a person has (NAV-03 to NAV-07). */
function audienceOf(claims: MenuClaims): MenuAudience {
  if (claims.userRole === 'squadOwner') return claims.matchmakingTrial ? 'ownerOnTrial' : 'owner';
  if (claims.userRole !== 'squadMember') return claims.userRole;
  if (claims.navigationStage === 'tests-selection') return 'testsStage';
  return claims.assessmentUser ? 'assessmentUser' : 'member';
}

/**
 * A person's menus: the entries of their audience, without those hidden by missing permissions, those that belong only to one's own space,
 * and those whose page is missing according to `isBuilt`.
 */
export function menusOf(
  claims: MenuClaims & Pick<SessionClaims, 'forbiddens' | 'spaceOf' | 'viewingAs'>,
  isBuilt: (path: string) => boolean,
): PersonMenus {
  const audience = audienceOf(claims);
  const isElsewhere = claims.spaceOf !== null || claims.viewingAs !== null;
  const isOpen = ({ to, ownSpace }: MenuEntry) =>
    isBuilt(to) && !claims.forbiddens.includes(to) && !(ownSpace && isElsewhere);
  const open = Object.entries(menuEntries).flatMap(([key, entry]) => {
    const places: MenuPlaces | undefined = entry.places[audience];
    return places && isOpen(entry) ? [{ key, places }] : [];
  });
  const keysIn = (place: 'side' | 'foot' | 'header' | 'compact', among = open) =>
    among
      .filter(({ places }) => places[place] !== undefined)
      .toSorted((one, other) => one.places[place]! - other.places[place]!)
      .map(({ key }) => key);
  const inGroup = (title?: MenuGroupName) =>
    keysIn(
      'side',
      open.filter(({ places }) => places.group === title),
    );
  const groups = [{ keys: inGroup() }, ...menuGroups.map((title) => ({ title, keys: inGroup(title) }))];
  const action = open.find(({ places }) => places.action)?.key;
  return {
    side: groups.filter(({ keys }) => keys.length > 0),
    foot: keysIn('foot'),
    header: keysIn('header'),
    compact: keysIn('compact'),
    ...(action && { action }),
    preferences: audience !== 'admin',
    wallet: audience === 'owner' && !claims.forbiddens.includes(walletPath),
  };
}
