import { webCapabilities } from '#application/web-capabilities.ts';
import type { Role } from '#platform/access/access.ts';
import { translate } from '#platform/ui/i18n.ts';
import type { PaletteEntry, PaletteSearch } from '#platform/ui/palette/command-palette.tsx';

/** The commands that the rooms offer to a role in addition to its menus. */
export function listActions(role: Role): PaletteEntry[] {
  return webCapabilities
    .flatMap(({ actions }) => actions)
    .filter(({ roles }) => roles.includes(role))
    .map(({ text, to, icon }) => ({
      group: translate('application:palette.actions'),
      label: translate(text, {}, 'application'),
      to,
      icon,
    }));
}

/** Searches the records of all rooms that the role may look for. */
export function searchRecords(role: Role): PaletteSearch {
  const sources = webCapabilities.flatMap(({ searches }) => searches).filter(({ roles }) => roles.includes(role));
  return async (text, signal) => {
    const found = await Promise.all(
      sources.map(async ({ group, search }) => {
        const results = await (await search())(text, signal);
        return results.map((result) => ({ group: translate(group, {}, 'application'), ...result }));
      }),
    );
    return found.flat();
  };
}
