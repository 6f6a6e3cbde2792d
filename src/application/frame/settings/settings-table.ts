import { hasReached } from '#accounts/rules/page-guard.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { webCapabilities } from '#application/web-capabilities.ts';
import { type SettingsGroupName, settingsGroups, type SettingsSection } from '#ui/capability/web-capability.ts';

/** Every section of the settings by its key. */
export const settingsSections: Readonly<Record<string, SettingsSection>> = Object.assign(
  {},
  ...webCapabilities.map(({ settings }) => settings),
);

const menuPages = webCapabilities.flatMap(({ menu }) => Object.values(menu).map(({ to }) => to));

/** The sections that no entry of a menu leads to: on them the menu's entry of the settings is the current one. */
export const sectionsBehindSettings: readonly string[] = Object.values(settingsSections)
  .map(({ to }) => to)
  .filter((to) => !menuPages.includes(to));

export interface ListedSection extends SettingsSection {
  key: string;
}

/**
 * The sections that a person may open, by group. `company` is the one of the address, for people who work for several: sections about a company
 * lead to the same one, and administrators, who have none, see those only with it.
 */
export function settingsOf(
  claims: SessionClaims,
  company?: string,
): { title: SettingsGroupName; sections: ListedSection[] }[] {
  const isElsewhere = claims.spaceOf !== null || claims.viewingAs !== null;
  const isAdministrator = claims.userRole === 'admin';
  const isOpen = ({ roles, permissions, ownSpace, ofCompany, rank = 0, to }: SettingsSection) =>
    roles.includes(claims.userRole) &&
    !(ownSpace && isElsewhere) &&
    !(ofCompany && isAdministrator && company === undefined) &&
    (claims.userRole !== 'squadOwner' ||
      claims.isWorkspaceOwner ||
      !permissions ||
      permissions.some((one) => claims.permissions.includes(one))) &&
    (isAdministrator || hasReached(claims, rank, to));
  const open = Object.entries(settingsSections).flatMap(([key, section]): ListedSection[] =>
    isOpen(section) ? [{ ...section, key, to: ofCompanyPath(section, company) }] : [],
  );
  return settingsGroups
    .map((title) => ({
      title,
      sections: open.filter(({ group }) => group === title).toSorted((one, other) => one.order - other.order),
    }))
    .filter(({ sections }) => sections.length > 0);
}

function ofCompanyPath({ to, ofCompany }: SettingsSection, company: string | undefined): string {
  return ofCompany && company !== undefined ? `${to}?company=${encodeURIComponent(company)}` : to;
}
