import { useSession } from '#accounts/sessions/web/session.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { useTranslation } from '#ui/i18n.ts';
import { CommandPalette } from '#ui/palette/command-palette.tsx';
import type { ShellActions } from '#ui/shell/menu-item.ts';
import { findRecords } from './find-records.ts';
import { listRecent, rememberOpened } from './recent.ts';
import { useEntries } from './use-entries.ts';

/** Goes to any page, person, vacancy or project that the person may see, and does what the shell does. */
export function Palette(shell: ShellActions) {
  const session = useSession();
  return session && <PaletteOf session={session} {...shell} />;
}

function PaletteOf({ session, ...shell }: ShellActions & { session: SessionClaims }) {
  const { t } = useTranslation('application');
  const entries = useEntries(session, shell);
  const recent = listRecent(session, t('palette.recent'), entries);
  return (
    <CommandPalette
      entries={entries}
      recent={recent}
      search={findRecords}
      onOpened={(opened) => rememberOpened(session, opened, entries)}
      onClose={shell.onClose}
    />
  );
}
