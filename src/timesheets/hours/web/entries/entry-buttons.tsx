import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { dayText } from '#ui/marks/date-text.ts';
import type { EntryView } from '#timesheets/hours/schemas.ts';
import { IconPencil, IconTrash } from '#ui/icons/icons.ts';
import { spanText } from '../hours-words.ts';
import { useEntryChanges } from './use-entry-changes.ts';

/** What its author may still do with an entry. */
export function EntryButtons({ entry, onEdit }: { entry: EntryView; onEdit: () => void }) {
  const { t } = useTranslation('timesheets/hours');
  const { remove } = useEntryChanges();
  const span = `${dayText(entry.localDate)}, ${spanText(entry)}`;
  return (
    <>
      {entry.abilities.edit !== 'no' && (
        <IconButton size="sm" label={t('edit.action', { span })} onClick={onEdit}>
          <IconPencil size={16} aria-hidden="true" />
        </IconButton>
      )}
      {entry.abilities.delete && (
        <IconButton size="sm" label={t('delete.action', { span })} onClick={() => void remove(entry)}>
          <IconTrash size={16} aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
