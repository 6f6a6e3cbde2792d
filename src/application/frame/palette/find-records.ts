import { webCapabilities } from '#application/web-capabilities.ts';
import { api } from '#search/web/api.ts';
import type { FoundHeading } from '#ui/capability/web-capability.ts';
import { translate } from '#ui/i18n.ts';
import type { PaletteSearch } from '#ui/palette/command-palette.tsx';

/** Kinds of records → how they are shown. */
export const foundHeadings: Readonly<Record<string, FoundHeading>> = Object.assign(
  {},
  ...webCapabilities.map(({ finds }) => finds),
);

/** People, vacancies and projects of the space with these words; one request. */
export const findRecords: PaletteSearch = async (typed, signal) => {
  const { found } = await api('GET /find', { query: { typed }, signal });
  return found.flatMap(({ kind, title, about, address }) => {
    const heading = foundHeadings[kind];
    if (!heading) return [];
    const { group, mark } = heading;
    return {
      group: translate(group, {}, 'application'),
      label: title,
      to: address,
      ...(about && { description: about }),
      ...(mark && { kind: mark }),
    };
  });
};
