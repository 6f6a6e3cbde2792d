import { accountPaths } from '#accounts/paths.ts';
import { type Permission, permissionRegistry } from '#platform/access/permissions.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { TextParameters } from '#platform/i18n/format-text.ts';
import { type Reader, type Say, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { inviteViewPath, workspacePaths } from '#workspaces/paths.ts';

type Kind =
  | 'invitation'
  | 'added'
  | 'accepted'
  | 'changed'
  | 'removed'
  | 'left'
  | 'ending'
  | 'closed'
  | 'recruiterAssigned'
  | 'recruiterReleased'
  | 'ownerNow'
  | 'handedOver';

interface About extends Pick<Mail, 'about' | 'lapsesAt'> {
  /** The name of the space. */
  space: string;
  values?: TextParameters;
  further?: (say: Say) => readonly string[];
  path?: string;
}

/** The name of a space: the company, or its owner while it has no company. */
export function spaceName(space: { company: string }, owner: { name: string; email: string }): string {
  return space.company || owner.name || owner.email;
}

function spaceMail(reader: Reader, kind: Kind, { space, values = {}, further, path, ...rest }: About): Mail {
  return writeLetter(reader, 'workspaces:mail', { space, ...values }, (say) => ({
    ...rest,
    subject: say(`${kind}.subject`),
    paragraphs: [say(`${kind}.text`), ...(further?.(say) ?? [])],
    action: path !== undefined && { label: say(`${kind}.action`), path },
  }));
}

interface Invited {
  space: string;
  by: string;
  byId: string;
  workspaceId: string;
  code: string;
  until: Date;
}

export function invitationMail(reader: Reader, { space, by, byId, workspaceId, code, until }: Invited): Mail {
  return spaceMail({ ...reader, isStranger: true }, 'invitation', {
    ...{ space, about: [byId], lapsesAt: until },
    values: { by, date: dayInWords(until, reader.language) },
    path: inviteViewPath(code, workspaceId),
  });
}

export function addedMail(reader: Reader, { space, by, byId }: { space: string; by: string; byId: string }): Mail {
  return spaceMail(reader, 'added', { space, values: { by }, path: accountPaths.login, about: [byId] });
}

/** To the owner: somebody else is now, or is no longer, a colleague. */
export function colleagueMail(
  owner: Reader,
  news: 'accepted' | 'left',
  { space, who, userId }: { space: string; who: string; userId: string },
): Mail {
  const page = news === 'accepted' ? { path: workspacePaths.people } : {};
  return spaceMail(owner, news, { space, values: { who }, about: [userId], ...page });
}

export interface MembershipChange {
  given: readonly Permission[];
  taken: readonly Permission[];
  /** Undefined when the expiry is unchanged. */
  expiresAt?: Date | null | undefined;
}

/** To a colleague: permissions granted and revoked, and the expiry. */
export function changedMail(reader: Reader, { space, change }: { space: string; change: MembershipChange }): Mail {
  const listed = (say: Say, part: 'given' | 'taken') =>
    change[part].length === 0
      ? []
      : [
          [
            say(`changed.${part}`),
            ...change[part].map((permission) => `• ${say(permissionRegistry[permission].text)}`),
          ].join('\n'),
        ];
  const end = (say: Say) =>
    change.expiresAt
      ? [say('changed.until', { date: dayInWords(change.expiresAt, reader.language) })]
      : change.expiresAt === null
        ? [say('changed.unending')]
        : [];
  const further = (say: Say) => [...listed(say, 'given'), ...listed(say, 'taken'), ...end(say)];
  return spaceMail(reader, 'changed', { space, further });
}

export const removedMail = (reader: Reader, space: string): Mail => spaceMail(reader, 'removed', { space });

interface Ending {
  space: string;
  endsAt: Date;
  owner: { id: string; name: string; email: string };
}

export function endingMail(reader: Reader, { space, endsAt, owner }: Ending): Mail {
  const values = { date: dayInWords(endsAt, reader.language), owner: owner.name || owner.email };
  return spaceMail(reader, 'ending', { space, values, about: [owner.id] });
}

export function closedMail(
  reader: Reader,
  { space, by, ownerId }: { space: string; by: string; ownerId: string },
): Mail {
  return spaceMail(reader, 'closed', { space, values: { by }, about: [ownerId] });
}

/** To the new owner of a space. */
export function newOwnerMail(reader: Reader, { space, by, byId }: { space: string; by: string; byId: string }): Mail {
  return spaceMail(reader, 'ownerNow', { space, values: { by }, path: workspacePaths.people, about: [byId] });
}

/** To the former owner of a space. */
export function transferredMail(
  reader: Reader,
  { space, to, toId }: { space: string; to: string; toId: string },
): Mail {
  return spaceMail(reader, 'handedOver', { space, values: { to }, about: [toId] });
}

/** To a recruiter of the provider. */
export function recruiterMail(
  reader: Reader,
  change: 'recruiterAssigned' | 'recruiterReleased',
  { space, ownerId }: { space: string; ownerId: string },
): Mail {
  return spaceMail(reader, change, { space, about: [ownerId] });
}
