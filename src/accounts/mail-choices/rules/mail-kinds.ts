import type { Role } from '#platform/access/access.ts';
import { findHappening } from '#platform/contract/happening.ts';
import { type MailKind, mailKindNames, mailKinds } from '#platform/contract/mail-kinds.ts';

/** The kinds that people can switch off. */
export const choosableKinds = mailKindNames.filter((kind) => !mailKinds[kind].isNecessary);

const kindsOfMail = (happening: string): readonly MailKind[] => findHappening(happening)?.mails ?? [];

/** Whether mails about it may have been switched off by somebody; of most it is known without asking. */
export function mayBeUnwanted(happening: string): boolean {
  return kindsOfMail(happening).some((kind) => choosableKinds.includes(kind));
}

/** The kind that somebody of a role can switch off a mail by; null: it is sent whatever they chose. */
export function choosableKindOf(happening: string, role: Role): MailKind | null {
  const kind = kindsOfMail(happening).find((one) => mailKinds[one].roles.includes(role));
  return kind !== undefined && choosableKinds.includes(kind) ? kind : null;
}

/** The kinds that somebody of a role gets. */
export function kindsOf(role: Role): { kind: MailKind; isNecessary: boolean }[] {
  return mailKindNames
    .filter((kind) => mailKinds[kind].roles.includes(role))
    .map((kind) => ({ kind, isNecessary: mailKinds[kind].isNecessary }));
}
