import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { fieldErrors, isApiError } from '#ui/api-error.ts';
import { useIsDrawn } from '#ui/after-paint.ts';
import { Button } from '#ui/controls/button.tsx';
import { DraftSavedNote } from '#ui/form/draft-saved-note.tsx';
import { readDraft, useDraft } from '#ui/form/use-draft.ts';
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
  const queryClient = useQueryClient();
  const isDrawn = useIsDrawn();
  const { Form } = SECTION_EDITORS[editor];
  const draftKey = `profile-${editor}`;
  const [stored] = useState(() => readDraft<Partial<Profile>>(draftKey));
  const [profile, setProfile] = useState<Profile>({ ...own.profile, ...stored });
  const [version, setVersion] = useState(own.version);
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [openedName] = useState(own.profile.displayName);
  const part = partOf(profile, editor, openedName);
  const { savedAt, clearDraft } = useDraft(draftKey, part);
  const save = useSaveProfile();
  const problems = useMemo(() => wordsOf(save.error), [save.error]);
  const isStale = isApiError(save.error, 'platform.staleVersion');
  const isDirty = JSON.stringify(part) !== JSON.stringify(partOf(own.profile, editor, openedName));
  const needed = own.missing.filter(({ section }) => section === (editor === 'educations' ? 'experiences' : editor));
  const problemCount = Object.keys(problems).length;

  useEffect(() => {
    if (problemCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problemCount, save.submittedAt]);

  // A stable function, so that unchanged fields are not rerendered.
  const change = useCallback((changes: Partial<Profile>) => setProfile((now) => ({ ...now, ...changes })), []);
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
      { version, updateObj: part },
      {
        onSuccess: () => {
          toast.success(t('saved'));
          leave();
        },
      },
    );
  };
  /** Loads the newest version; with `keep`, reapplies the input to it. */
  const reload = async (keep: boolean) => {
    const newest = await queryClient.fetchQuery({ ...ownProfileQuery, staleTime: 0 });
    setVersion(newest.version);
    setProfile(keep ? { ...newest.profile, ...(part as Partial<Profile>) } : newest.profile);
    save.reset();
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
        {isStale && (
          <Alert tone="warning" live title={t('modal.staleTitle')}>
            <p>{t('modal.staleText')}</p>
            <p>
              <Button size="sm" onClick={() => void reload(false)}>
                {t('modal.reload')}
              </Button>{' '}
              <Button size="sm" variant="quiet" onClick={() => void reload(true)}>
                {t('modal.keepMine')}
              </Button>
            </p>
          </Alert>
        )}
        {save.error && !isStale && (
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
