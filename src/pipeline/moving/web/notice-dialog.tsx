import { type ReactNode, useState } from 'react';
import type { Notice } from '#pipeline/moving/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
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
  form: { data: RejectionForm | undefined; error: Error | null; refetch: () => unknown };
  /** Further fields below the message. */
  children?: ReactNode;
  mayConfirm?: boolean;
  onClose: () => void;
  /** Returns whether the server accepted; if not, what was typed stays. */
  onSend: (notice: Notice) => Promise<boolean>;
}

/** What candidates with whom the company does not go on are told, and when. */
export function NoticeDialog({ title, form, onClose, ...rest }: NoticeDialogProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  return (
    <TypedDialog onClose={onClose} closeButtonProps={{ 'aria-label': t('form.close') }} title={title} size="lg">
      {form.data ? (
        <Body {...rest} form={form.data} onClose={onClose} />
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

type BodyProps = Omit<NoticeDialogProps, 'title' | 'form'> & { form: RejectionForm };

function Body({ form, text, confirmLabel, cancelLabel, isDestructive, company, children, ...rest }: BodyProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const { mayConfirm = true, onClose, onSend } = rest;
  const [draft, setDraft] = useState(() => startDraft(form));
  const [busy, setBusy] = useState(false);
  const languages = form.readers.map(({ language }) => language);
  const ready = mayConfirm && isReady(draft, languages);

  async function finish() {
    setBusy(true);
    if (await onSend(noticeOf(draft, languages))) onClose();
    else setBusy(false);
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) void finish();
      }}
    >
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
