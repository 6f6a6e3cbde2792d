import { Modal } from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { fieldErrors, isApiError, isStale } from '#ui/api-error.ts';
import { useIsDrawn } from '#ui/after-paint.ts';
import { Button } from '#ui/controls/button.tsx';
import { DraftSavedNote } from '#ui/form/draft-saved-note.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useDraft } from '#ui/form/use-draft.ts';
import { readTyped, useEdited } from '#ui/form/edited/use-edited.ts';
import { Alert } from '#ui/states/alert.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import '#ui/theme/full-styles.ts';
import type { ProfileEditor } from '#profiles/paths.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { type OwnProfile, ownProfileQuery, useSaveProfile } from '#profiles/web/own-profile.ts';
import styles from './editing.module.css';
import { partOf, SECTION_EDITORS } from './section-editors.ts';
import { type EditedProfile, useSectionWords } from './section-words.ts';

export interface SectionModalProps {
  editor: ProfileEditor;
  own: OwnProfile;
  onClose: () => void;
}

const wordsOf = (error: unknown) =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, words]) => [path.replace('updateObj.', ''), words]),
  );

/** One section's form above the page. The input survives a failed call, an accidental close and a reload. */
export function SectionModal({ editor, own, onClose }: SectionModalProps) {
  const { t } = useTranslation('profiles');
  const isDrawn = useIsDrawn();
  const { Form } = SECTION_EDITORS[editor];
  const draftKey = `profile-${editor}`;
  const [stored] = useState(() => readTyped<EditedProfile>(draftKey));
  const edited = useEdited<EditedProfile>(
    { version: own.version, fields: partOf(own.profile, editor, '') as EditedProfile },
    stored,
  );
  const { change } = edited;
  const words = useSectionWords();
  const profile: Profile = { ...own.profile, ...edited.fields };
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [openedName] = useState(own.profile.displayName);
  const part = partOf(profile, editor, openedName);
  const { savedAt, clearDraft } = useDraft(draftKey, edited.record);
  const save = useSaveProfile();
  const problems = useMemo(() => wordsOf(save.error), [save.error]);
  const isDirty = JSON.stringify(part) !== JSON.stringify(partOf(own.profile, editor, openedName));
  const needed = own.missing.filter(({ section }) => section === (editor === 'educations' ? 'experiences' : editor));
  const problemCount = Object.keys(problems).length;

  useEffect(() => {
    if (problemCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problemCount, save.submittedAt]);

  const leave = () => {
    clearDraft();
    onClose();
  };
  const close = () => {
    if (!isDirty) return leave();
    // After the key event: the same Escape would close the question again.
    window.setTimeout(() => setAsking(true));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { version: edited.version, updateObj: part },
      {
        onSuccess: () => {
          toast.success(t('saved'));
          leave();
        },
      },
    );
  };

  return (
    <Modal
      opened
      size={860}
      title={t(`sections.${editor}`)}
      closeOnClickOutside={!isDirty}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      closeOnEscape={!asking}
      onClose={close}
    >
      <form ref={form} noValidate tabIndex={-1} data-autofocus className={styles.modalForm} onSubmit={submit}>
        {needed.length > 0 && !save.error && (
          <Alert tone="info">
            {t('modal.needed', { list: needed.map(({ code }) => t(`missing.${code}`)).join(', ') })}
          </Alert>
        )}
        {stored && isDirty && !save.error && <Alert tone="info">{t('modal.draftFound')}</Alert>}
        <StaleNotice edited={edited} saving={save} queryKey={ownProfileQuery.queryKey} {...words} />
        {save.error && !isStale(save.error) && (
          <Alert tone="danger" live title={t('modal.failed')}>
            {isApiError(save.error) && <p>{save.error.message}</p>}
          </Alert>
        )}
        {isDrawn ? <Form profile={profile} onChange={change} problems={problems} /> : <SkeletonText lines={12} />}
        <div className={styles.modalFoot} data-foot>
          <span>
            <DraftSavedNote savedAt={savedAt} />
          </span>
          <Button onClick={close}>{t('platform:dialog.cancel')}</Button>
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t('modal.save')}
          </Button>
        </div>
      </form>
      {isDrawn && (
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={t('modal.discardTitle')}
          confirmLabel={t('modal.discard')}
          cancelLabel={t('modal.goOn')}
          destructive
          onConfirm={leave}
        >
          {t('modal.discardText')}
        </ConfirmDialog>
      )}
    </Modal>
  );
}
