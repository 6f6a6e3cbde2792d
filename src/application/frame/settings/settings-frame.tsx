import type { ReactNode } from 'react';
import { settingsPath } from '#accounts/paths.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { SettingsLayout } from '#platform/ui/router/page-route.ts';
import { useSettings } from './use-settings.ts';

/** A section of the settings, beside all that this person has. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('application');
  return (
    <SettingsLayout title={t('settings.title')} homeTo={settingsPath} groups={useSettings()}>
      {children}
    </SettingsLayout>
  );
}
