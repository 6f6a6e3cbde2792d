import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldErrors, isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import type { PrivateRecord, PrivateSource } from './private-record.ts';
import styles from '#profiles/editing/web/editing.module.css';

type TextOf<Details> = { [Name in keyof Details]: Details[Name] extends string ? Name : never }[keyof Details] & string;

interface FieldsProps<Details> {
  details: Details;
  change: (changes: Partial<Details>) => void;
  /** The problem in words, after the first attempt to save. */
  problems: Partial<Record<string, string>>;
  /** The props of a text field except its label and limit. */
  fieldOf: (name: TextOf<Details>) => {
    id: string;
    value: string;
    autoComplete: 'off';
    error: string | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
}

interface PrivateModalProps<Details> {
  id: string;
  title: string;
  lead: string;
  source: PrivateSource<Details>;
  kept: PrivateRecord<Details>;
  /** The problems to fix, by field, in words. */
  problemsOf: (details: Details) => Partial<Record<string, string>>;
  /** What its fields are called, where another window may have changed them; null: it is none that is typed. */
  nameOf?: (field: keyof Details & string) => string | null;
  /** A value that is not shown as it is saved. */
  textOf?: (field: keyof Details & string, details: Details) => string | null;
  onClose: () => void;
  children: (props: FieldsProps<Details>) => ReactNode;
}

/** The form of private data. Unlike other forms it saves no draft, so that the input stays out of the browser's storage. */
export function PrivateModal<Details extends object>(props: PrivateModalProps<Details>) {
  const { id, title, lead, source, kept, problemsOf, nameOf = () => null, textOf, onClose, children } = props;
  const { t } = useTranslation('profiles');
  const queryClient = useQueryClient();
  const edited = useEdited({ version: kept.version, fields: kept.details });
  const { fields: details, change } = edited;
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: source.save,
    onSuccess: (saved) => queryClient.setQueryData(source.query.queryKey, saved),
    onError: () => queryClient.invalidateQueries({ queryKey: source.query.queryKey }),
  });
  const problems = problemsOf(details);
  const refused = fieldErrors(save.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(problems);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    const onSuccess = () => {
      toast.success(t('saved'));
      onClose();
    };
    return save.mutate({ ...details, version: edited.version }, { onSuccess });
  };
  const fieldOf = (name: TextOf<Details>) => ({
    id: `${id}-${name}`,
    value: String(details[name]),
    autoComplete: 'off' as const,
    error: (tried ? problems[name] : undefined) ?? refused[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value } as Partial<Details>),
  });

  return (
    <TypedDialog
      // Private data waits nowhere.
      draft={null}
      size={640}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      onClose={onClose}
    >
      <form noValidate tabIndex={-1} data-autofocus className={styles.modalForm} onSubmit={submit}>
        <p className="sub">{lead}</p>
        <StaleNotice
          edited={edited}
          saving={save}
          queryKey={source.query.queryKey}
          nameOf={nameOf}
          {...(textOf && { textOf })}
        />
        {save.error && !isStale(save.error) && (
          <Alert tone="danger" live title={t('modal.failed')}>
            {isApiError(save.error) && <p>{save.error.message}</p>}
          </Alert>
        )}
        {children({ details, change, problems: tried ? problems : {}, fieldOf })}
        <div className={styles.modalFoot} data-foot>
          <span />
          <Button onClick={onClose}>{t('platform:dialog.cancel')}</Button>
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t('modal.save')}
          </Button>
        </div>
      </form>
    </TypedDialog>
  );
}
