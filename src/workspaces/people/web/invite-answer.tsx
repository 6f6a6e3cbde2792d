import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { clearBrowserStorage } from '#ui/clear-browser-storage.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import type { workspacesContract } from '#workspaces/contract.ts';
import { inviteViewPath } from '#workspaces/paths.ts';
import { NAME_LENGTH } from '#workspaces/rules/company-limits.ts';
import { tabMarks } from '#workspaces/rules/tab-marks.ts';
import { api } from '#workspaces/web/api.ts';
import { enterSpace } from '#workspaces/web/enter-space.ts';
import { clearPendingInvite, savePendingInvite, readPendingInvite, readPendingName } from './pending-invite.ts';
import { sessionApi, useSession } from '#workspaces/web/session.ts';

type Invite = OutputOf<(typeof workspacesContract)['GET /workspace/getInvite']>;
interface Link {
  invitationId: string;
  ownerWorkspaceId: string;
}

/** The possible actions on an open invitation depend on the viewer. */
export function InviteAnswer({ invite, link }: { invite: Invite; link: Link }) {
  const { t } = useTranslation('workspaces');
  const address = inviteViewPath(link.invitationId, link.ownerWorkspaceId);
  if (invite.caller === 'notACompany' || invite.account === 'other')
    return <Alert tone="warning">{t('invite.professional', { email: invite.invitedEmail })}</Alert>;
  if (invite.caller === 'another') return <OtherAccount invite={invite} address={address} />;
  if (invite.caller === 'invited') return <Join link={link} address={address} />;
  return <SignedOut invite={invite} address={address} />;
}

/** Links to the company sign-up and the login; both return here. */
function SignedOut({ invite, address }: { invite: Invite; address: string }) {
  const { t } = useTranslation('workspaces');
  const router = useRouter();
  const [name, setName] = useState(readPendingName);
  const isKnown = invite.account === 'company';
  function leave(to: string) {
    savePendingInvite(address, name);
    void router.navigate({ href: to });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    leave(isKnown ? accountPaths.login : accountPaths.signup);
  }
  return (
    <Form onSubmit={submit}>
      <p>{t(isKnown ? 'invite.known' : 'invite.new', { email: invite.invitedEmail })}</p>
      {!isKnown && (
        <TextInput
          label={t('invite.name')}
          description={t('invite.nameHelp')}
          size="lg"
          maxLength={NAME_LENGTH}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <Button type="submit" variant="primary" size="lg" block>
        {t(isKnown ? 'invite.login' : 'invite.signup')}
      </Button>
    </Form>
  );
}

/** The invited person joins with one click, or automatically after the sign-up or login that the invitation led to. */
function Join({ link, address }: { link: Link; address: string }) {
  const { t } = useTranslation('workspaces');
  const session = useSession();
  const [name, setName] = useState(readPendingName);
  const accept = useMutation({
    mutationFn: async () => {
      window.sessionStorage.setItem(tabMarks.pending, link.ownerWorkspaceId);
      const displayName = name.trim().slice(0, NAME_LENGTH);
      const entered = await api('PATCH /workspace/acceptInvite', {
        body: { ...link, ...(displayName && { displayName }) },
      });
      clearPendingInvite();
      await enterSpace(session?.userId ?? '', entered, 'joined');
    },
    onError: () => {
      window.sessionStorage.removeItem(tabMarks.pending);
      clearPendingInvite();
    },
  });
  const begun = useRef(false);
  const { mutate } = accept;
  const isBack = readPendingInvite() === address;
  const begin = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  useEffect(() => {
    if (isBack && session) begin();
  }, [isBack, session, begin]);

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }
  return (
    <Form onSubmit={submit}>
      <p>{t('invite.signedIn', { email: session?.email ?? '' })}</p>
      {session?.displayName === '' && (
        <TextInput
          label={t('invite.name')}
          description={t('invite.nameHelp')}
          size="lg"
          maxLength={NAME_LENGTH}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {accept.isError && (
        <Alert tone="danger" live>
          {accept.error.message}
        </Alert>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={accept.isPending || accept.isSuccess}>
        {t('invite.accept')}
      </Button>
    </Form>
  );
}

/** The signed-in person is not the invited one. */
function OtherAccount({ invite, address }: { invite: Invite; address: string }) {
  const { t } = useTranslation('workspaces');
  const session = useSession();
  const logOut = useMutation({
    mutationFn: () => sessionApi('POST /auth/logout'),
    onSuccess: () => {
      clearBrowserStorage();
      window.location.replace(address);
    },
  });
  return (
    <>
      <Alert tone="warning">{t('invite.another', { own: session?.email ?? '', email: invite.invitedEmail })}</Alert>
      <br />
      <Button
        variant="primary"
        size="lg"
        block
        loading={logOut.isPending || logOut.isSuccess}
        onClick={() => logOut.mutate()}
      >
        {t('invite.logout')}
      </Button>
    </>
  );
}
