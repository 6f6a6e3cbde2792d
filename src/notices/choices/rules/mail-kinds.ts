import type { MailChoice } from '#notices/choices/rules/mail-choices.ts';
import type { Role } from '#platform/access/access.ts';
import { findHappening, listHappenings } from '#platform/contract/happening.ts';
import { type MailKind, mailKindNames, mailKinds } from '#platform/contract/mail-kinds.ts';

/** The kinds that people can choose about. */
export const choosableKinds = mailKindNames.filter((kind) => !mailKinds[kind].isNecessary);

const kindsOfMail = (happening: string): readonly MailKind[] => findHappening(happening)?.mails ?? [];

/** Whether mails about it may have been switched off by somebody, or may wait; of most it is known without asking. */
export function mayBeUnwanted(happening: string): boolean {
  return kindsOfMail(happening).some((kind) => choosableKinds.includes(kind));
}

/** The kind that somebody of a role chooses a mail by; null: it is sent at once, whatever they chose. */
export function choosableKindOf(happening: string, role: Role): MailKind | null {
  const kind = kindsOfMail(happening).find((one) => mailKinds[one].roles.includes(role));
  return kind !== undefined && choosableKinds.includes(kind) ? kind : null;
}

/** A kind with what can be chosen about it. */
export interface KindOfRole {
  kind: MailKind;
  isNecessary: boolean;
  hasNotices: boolean;
  mailOptions: readonly MailChoice[];
}

/** The kinds that somebody of a role is told. Of necessary ones nothing can be chosen; a digest lists notices. */
export function kindsOf(role: Role): KindOfRole[] {
  const happened = listHappenings();
  const noticed = new Set(
    happened.flatMap(({ notices }) => (typeof notices === 'string' ? [] : notices.map(({ kind }) => kind))),
  );
  const mailed = new Set(happened.flatMap(({ mails = [] }) => mails));
  return mailKindNames
    .filter((kind) => mailKinds[kind].roles.includes(role))
    .map((kind) => {
      const { isNecessary } = mailKinds[kind];
      const hasNotices = noticed.has(kind);
      const now: MailChoice[] = mailed.has(kind) ? ['now'] : [];
      const digests: MailChoice[] = hasNotices ? ['daily', 'weekly'] : [];
      return { kind, isNecessary, hasNotices, mailOptions: isNecessary ? [] : [...now, ...digests, 'off'] };
    });
}

/** What holds until somebody chooses: mails come at once, and what only stands in the product is not mailed. */
export function usualMail({ isNecessary, mailOptions }: Pick<KindOfRole, 'isNecessary' | 'mailOptions'>): MailChoice {
  return isNecessary || mailOptions.includes('now') ? 'now' : 'off';
}
