import { settingsPaths } from '#pipeline/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';

/** People who work for several companies say which one they mean. */
const readCompany = ({ company }: Record<string, unknown>): { company?: string } =>
  typeof company === 'string' && company !== '' ? { company } : {};

/** The sections of the settings about a company's candidates. */
export const settingsPages = {
  limits: pageAddress(settingsPaths.limits, readCompany),
  scorecards: pageAddress(settingsPaths.scorecards, readCompany),
  reasons: pageAddress(settingsPaths.reasons, readCompany),
  tags: pageAddress(settingsPaths.tags, readCompany),
};

/** The company of the address; null: that of the tab's space. */
export function useSettingsCompany(): string | null {
  return settingsPages.tags.useSearchPart(({ company }) => company ?? null);
}
