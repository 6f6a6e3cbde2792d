import { type ReactNode, useState } from 'react';
import type { Notice } from '#pipeline/moving/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import type { Saving } from '#ui/overlays/use-typed-words.ts';
import { isReady, noticeOf, startDraft } from './notice-draft.ts';
import { NoticeFields } from './notice-fields.tsx';
import type { RejectionForm } from './moving-api.ts';
import styles from './rejections.module.css';

interface NoticeDialogProps {
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  company: string | null;
  /** Whom it is about. */
  draftKey: string;
  form: { data: RejectionForm | undefined; error: Error | null; refetch: () => unknown };
  /** A `StaleNotice`, for a candidate whom somebody else wrote to meanwhile. */
  stale?: ReactNode;
  /** Further fields below the message. */
  children?: ReactNode;
  mayConfirm?: boolean;
  onClose: () => void;
  /** Returns whether the server accepted; if not, what was typed stays. */
  onSend: (notice: Notice) => Promise<boolean>;
}

/** What candidates with whom the company does not go on are told, and when. */
export function NoticeDialog({ title, form, draftKey, onClose, onSend, ...rest }: NoticeDialogProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const [saving, setSaving] = useState<Saving>({ isPending: false, error: null });
  async function send(notice: Notice) {
    setSaving({ isPending: true, error: null });
    if (await onSend(notice)) onClose();
    else setSaving({ isPending: false, error: new Error('refused') });
  }
  return (
    <TypedDialog
      draft={{ key: `notice:${draftKey}`, saving }}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('form.close') }}
      title={title}
      size="lg"
    >
      {form.data ? (
        <Body {...rest} form={form.data} busy={saving.isPending} onClose={onClose} onSend={send} />
      ) : form.error ? (
        <LoadError error={form.error} onRetry={() => void form.refetch()} compact />
      ) : (
        <Loading label={t('form.loading')}>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </TypedDialog>
  );
}

type BodyProps = Omit<NoticeDialogProps, 'title' | 'form' | 'draftKey' | 'onSend'> & {
  form: RejectionForm;
  busy: boolean;
  onSend: (notice: Notice) => Promise<void>;
};

function Body({ form, text, confirmLabel, cancelLabel, isDestructive, company, children, stale, ...rest }: BodyProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const { mayConfirm = true, busy, onClose, onSend } = rest;
  const [draft, setDraft] = useState(() => startDraft(form));
  const languages = form.readers.map(({ language }) => language);
  const ready = mayConfirm && isReady(draft, languages);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) void onSend(noticeOf(draft, languages));
      }}
    >
      {stale}
      {text !== undefined && <div>{text}</div>}
      <NoticeFields form={form} draft={draft} company={company} onChange={setDraft} />
      {children}
      <div className={styles.end} data-foot>
        <Button variant="quiet" onClick={onClose}>
          {cancelLabel ?? t('form.cancel')}
        </Button>
        <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} loading={busy} disabled={!ready}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
