import { useSearch } from '@tanstack/react-router';
import { useSession } from '#accounts/sessions/web/session.ts';
import { useTranslation } from '#ui/i18n.ts';
import { settingsOf } from './settings-table.ts';

/** The person's sections of the settings in words, by group. */
export function useSettings() {
  const session = useSession();
  const { t } = useTranslation('application');
  const company = useSearch({ strict: false, select: (search: Record<string, unknown>) => search.company });
  if (!session) return [];
  return settingsOf(session, typeof company === 'string' ? company : undefined).map(({ title, sections }) => ({
    title: t(`settings.groups.${title}`),
    sections: sections.map(({ key, text, to, icon }) => ({ key, label: t(text), to, icon })),
  }));
}
