import { type DragEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { classNames } from '#ui/class-names.ts';
import { IconFileUpload } from '#ui/icons/icons.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/states/alert.tsx';
import type { ImportView } from '#profiles/web/own-profile.ts';
import { dateOrders } from '#profiles/imports/rules/date-orders.ts';
import styles from './import.module.css';
import { fileProblem, MAXIMUM_FILE_MEGABYTES, useProposeImport } from './use-import.ts';

/** Accepts an export file by drop or file dialog. */
export function ImportDrop({ onProposed }: { onProposed: (proposal: ImportView) => void }) {
  const { t } = useTranslation('profiles');
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<'kind' | 'large' | null>(null);
  const propose = useProposeImport();
  const take = (file: File | undefined) => {
    if (!file || propose.isPending) return;
    const problem = fileProblem(file);
    setRefused(problem);
    propose.reset();
    if (problem === null) propose.mutate({ file }, { onSuccess: onProposed });
  };
  const file = propose.variables?.file;
  // Asked once for the whole file, which is then read again.
  const asked = isApiError(propose.error, 'profiles.datesAmbiguous') ? propose.error : null;
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <>
      <label className={classNames(styles.drop, over && styles.over)}>
        <input
          type="file"
          accept=".zip,.json,application/zip,application/json"
          // Not `disabled`: the browser would leave the page for a file that is dropped on it.
          aria-disabled={propose.isPending}
          onClick={(event) => propose.isPending && event.preventDefault()}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            take(event.dataTransfer.files[0]);
          }}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <IconFileUpload size={32} aria-hidden="true" />
        {propose.isPending ? (
          <>
            <b role="status">{t('import.reading', { name: propose.variables.file.name })}</b>
            <span className={styles.progress} aria-hidden="true">
              <i />
            </span>
          </>
        ) : (
          <>
            <b>{t('import.drop')}</b>
            <span className="sub">{t('import.dropHelp', { size: MAXIMUM_FILE_MEGABYTES })}</span>
          </>
        )}
      </label>
      {asked && file && (
        <Alert tone="warning" live title={t('import.datesTitle')}>
          <p>{asked.message}</p>
          <div className={styles.answers}>
            {dateOrders.map((dateOrder) => (
              <Button key={dateOrder} onClick={() => propose.mutate({ file, dateOrder }, { onSuccess: onProposed })}>
                {t(`import.dates.${dateOrder}`)}
              </Button>
            ))}
          </div>
        </Alert>
      )}
      {(refused || (propose.error && !asked)) && (
        <Alert tone="danger" live title={t('import.refused')}>
          <p>
            {refused
              ? t(`import.problem.${refused}`, { size: MAXIMUM_FILE_MEGABYTES })
              : isApiError(propose.error)
                ? propose.error.message
                : t('modal.failed')}
          </p>
        </Alert>
      )}
    </>
  );
}
