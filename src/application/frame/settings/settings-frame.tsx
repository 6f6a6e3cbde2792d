import type { ReactNode } from 'react';
import { settingsPath } from '#accounts/paths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { SettingsGroupsProvider } from '#ui/settings/settings-groups.ts';
import { SettingsLayout } from '#ui/router/page-route.ts';
import { useSettings } from './use-settings.ts';

/** A section of the settings, beside all that this person has; the page that lists them stands alone. */
export function SettingsFrame({ isHome, children }: { isHome: boolean; children: ReactNode }) {
  const { t } = useTranslation('application');
  const groups = useSettings();
  if (isHome) return <SettingsGroupsProvider value={groups}>{children}</SettingsGroupsProvider>;
  return (
    <SettingsLayout title={t('settings.title')} homeTo={settingsPath} groups={groups}>
      {children}
    </SettingsLayout>
  );
}
