import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { besides, fieldErrors, isStale } from '#ui/api-error.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { clockText, spanOn, typedSpanOf } from '#timesheets/hours/rules/local-span.ts';
import { ENTRY_DESCRIPTION_LENGTH } from '#timesheets/hours/rules/hour-limits.ts';
import { parseSpan } from '#timesheets/hours/rules/parse-span.ts';
import type { EntryView } from '#timesheets/hours/schemas.ts';
import { hoursApi, hoursKey } from '../hours-queries.ts';
import styles from '../hours.module.css';
import { refusalText } from './refusal-text.ts';

/** Changes an own entry where it stands. Within an adjustment it can only become shorter. */
export function EditEntry({ entry, onClose }: { entry: EntryView; onClose: () => void }) {
  const { t } = useTranslation('timesheets/hours');
  const queryClient = useQueryClient();
  const { entryId, version, timeZone, localDate, abilities } = entry;
  const kept = typedSpanOf({ timeZone, startedAt: new Date(entry.startedAt), endedAt: new Date(entry.endedAt) });
  const edited = useEdited({
    version,
    fields: { span: `${clockText(kept.from)}-${clockText(kept.until)}`, description: entry.description },
  });
  const { span: typed, description } = edited.fields;
  const [isAsked, setAsked] = useState(false);
  const span = parseSpan(typed);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = useMutation({
    // Only what was changed is sent: seconds of a repeated hour do not move when words are edited.
    mutationFn: () =>
      hoursApi('PATCH /timeEntries/{entryId}', {
        params: { entryId },
        body: {
          version: edited.version,
          ...(description !== edited.before.description && { description }),
          ...(typed !== edited.before.span && span && spanOn(localDate, span, timeZone)),
        },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: hoursKey });
      onClose();
    },
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (span) save.mutate();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A panel around it stays open.
        event.preventDefault();
        onClose();
      }}
    >
      <StaleNotice edited={edited} saving={save} queryKey={hoursKey} nameOf={(name) => t(`add.${name}`)} />
      <div className={styles.fields}>
        <div className={classNames(styles.add, styles.short)}>
          <TextInput
            label={t('add.span')}
            description={abilities.edit === 'shorten' ? t('edit.shorten') : undefined}
            autoComplete="off"
            ref={field}
            value={typed}
            onChange={(event) => {
              edited.change({ span: event.currentTarget.value });
              save.reset();
            }}
            error={
              isAsked && !span
                ? t('add.spanProblem')
                : !isStale(save.error) && refusalText(besides(save.error, ['description']), t('failed.edit'))
            }
          />
          <TextInput
            className={styles.wide}
            label={t('add.description')}
            maxLength={ENTRY_DESCRIPTION_LENGTH}
            value={description}
            onChange={(event) => edited.change({ description: event.currentTarget.value })}
            error={fieldErrors(save.error).description}
          />
        </div>
      </div>
      <div className={styles.clock}>
        <Button type="submit" size="sm" variant="primary" loading={save.isPending}>
          {t('edit.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
      </div>
    </Form>
  );
}
