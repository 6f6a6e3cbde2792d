import { accountPaths } from '#accounts/paths.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { type Permission, permissionRegistry } from '#platform/access/permissions.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { inviteViewPath, workspacePaths } from '#workspaces/paths.ts';

interface ToPerson {
  language: Language;
  /** The recipient's name; may be empty. */
  name: string;
  /** The name of the space. */
  space: string;
}
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

/** The name of a space: the company, or its owner while it has no company. */
export function spaceName(space: { company: string }, owner: { name: string; email: string }): string {
  return space.company || owner.name || owner.email;
}

function content(
  kind: Kind,
  { language, name, space }: ToPerson,
  more: { parameters?: Record<string, string>; paragraphs?: readonly string[]; url?: string } = {},
): MailContent {
  const text = (part: string) => translate(language, `workspaces:mail.${kind}.${part}`, { space, ...more.parameters });
  return {
    subject: text('subject'),
    greeting: name
      ? translate(language, 'workspaces:mail.greeting', { name })
      : translate(language, 'workspaces:mail.greetingPlain'),
    paragraphs: [text('text'), ...(more.paragraphs ?? [])],
    ...(more.url && { action: { label: text('action'), url: more.url } }),
    footer: translate(language, 'workspaces:mail.footer'),
  };
}

export function invitationMail(
  to: ToPerson & { by: string; publicUrl: string; workspaceId: string; code: string; until: Date },
): MailContent {
  return content('invitation', to, {
    parameters: { by: to.by, date: dayInWords(to.until, to.language) },
    url: to.publicUrl + inviteViewPath(to.code, to.workspaceId),
  });
}

export function addedMail(to: ToPerson & { by: string; publicUrl: string }): MailContent {
  return content('added', to, { parameters: { by: to.by }, url: to.publicUrl + accountPaths.login });
}

export function acceptedMail(to: ToPerson & { who: string; publicUrl: string }): MailContent {
  return content('accepted', to, { parameters: { who: to.who }, url: to.publicUrl + workspacePaths.people });
}

export interface MembershipChange {
  given: readonly Permission[];
  taken: readonly Permission[];
  /** Undefined when the expiry is unchanged. */
  expiresAt?: Date | null | undefined;
}

/** To a colleague: permissions granted and revoked, and the expiry. */
export function changedMail(to: ToPerson & { change: MembershipChange }): MailContent {
  const { language, change } = to;
  const list = (part: 'given' | 'taken') =>
    change[part].length === 0
      ? []
      : [
          [
            translate(language, `workspaces:mail.changed.${part}`),
            ...change[part].map((permission) => `• ${translate(language, permissionRegistry[permission].text)}`),
          ].join('\n'),
        ];
  const end = change.expiresAt
    ? [translate(language, 'workspaces:mail.changed.until', { date: dayInWords(change.expiresAt, language) })]
    : change.expiresAt === null
      ? [translate(language, 'workspaces:mail.changed.unending')]
      : [];
  return content('changed', to, { paragraphs: [...list('given'), ...list('taken'), ...end] });
}

export function removedMail(to: ToPerson): MailContent {
  return content('removed', to);
}

/** To the owner: a colleague has left. */
export function leftMail(to: ToPerson & { who: string }): MailContent {
  return content('left', to, { parameters: { who: to.who } });
}

export function endingMail(to: ToPerson & { endsAt: Date; owner: string }): MailContent {
  return content('ending', to, { parameters: { date: dayInWords(to.endsAt, to.language), owner: to.owner } });
}

export function closedMail(to: ToPerson & { by: string }): MailContent {
  return content('closed', to, { parameters: { by: to.by } });
}

/** To the new owner of a space. */
export function newOwnerMail(to: ToPerson & { by: string; publicUrl: string }): MailContent {
  return content('ownerNow', to, { parameters: { by: to.by }, url: to.publicUrl + workspacePaths.people });
}

/** To the former owner of a space. */
export function transferredMail(to: ToPerson & { to: string }): MailContent {
  return content('handedOver', to, { parameters: { to: to.to } });
}

/** To a recruiter of the provider. */
export function recruiterMail(change: 'recruiterAssigned' | 'recruiterReleased', to: ToPerson): MailContent {
  return content(change, to);
}
