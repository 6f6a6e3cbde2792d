import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { latestImportQuery } from '#profiles/web/own-profile.ts';
import { useUndoImport } from './use-import.ts';

/** Shown as long as the last import can be undone as a whole. */
export function UndoNote() {
  const { t } = useTranslation('profiles');
  const { data } = useQuery(latestImportQuery);
  const undo = useUndoImport();
  const imported = data?.import;
  if (!imported?.abilities.undo) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" loading={undo.isPending} onClick={() => undo.mutate(imported.id)}>
          {t('import.undo')}
        </Button>
      }
    >
      {t(`import.from.${imported.source}`)}
    </Alert>
  );
}
