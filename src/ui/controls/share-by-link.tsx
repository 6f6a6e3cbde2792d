import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import '#ui/theme/full-styles.ts';
import { ButtonLink } from './button.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import styles from './share-by-link.module.css';

interface ShareByLinkProps {
  /** Null: not shared. */
  share: { path: string } | null;
  words: Record<'switch' | 'state' | 'link' | 'open' | 'revoke' | 'revokeTitle' | 'revokeText', string>;
  switchClass?: string | undefined;
  isBusy: boolean;
  isRevoking: boolean;
  make: () => void;
  revoke: () => Promise<unknown>;
}

/** A switch for sharing by link, with the link to copy and open; switching off asks for confirmation, because the link is lost for good. */
export function ShareByLink({ share, words, switchClass, isBusy, isRevoking, make, revoke }: ShareByLinkProps) {
  const [asking, setAsking] = useState(false);
  const stop = () => setAsking(false);
  return (
    <>
      <Switch
        className={switchClass}
        label={words.switch}
        description={words.state}
        checked={share !== null}
        disabled={isBusy}
        onChange={() => (share ? setAsking(true) : make())}
      />
      {share && (
        <div className={styles.link}>
          <TextInput
            readOnly
            label={words.link}
            value={window.location.origin + share.path}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyLinkButton address={window.location.origin + share.path} variant="primary" />
          <ButtonLink to={share.path} target="_blank">
            {words.open}
          </ButtonLink>
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={stop}
        title={words.revokeTitle}
        confirmLabel={words.revoke}
        destructive
        loading={isRevoking}
        onConfirm={() => void revoke().then(stop, stop)}
      >
        {words.revokeText}
      </ConfirmDialog>
    </>
  );
}
