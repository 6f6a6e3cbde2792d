import { applicationPath } from '#applications/paths.ts';
import { pipelinePath, squadAccept, squadMemberView, squadOwnerView } from '#pipeline/paths.ts';
import type { MemberAnswer } from '#pipeline/selection/rules/squad-terms.ts';
import type { TextParameters } from '#platform/i18n/format-text.ts';
import { type Reader, type Say, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

function squadMail(
  reader: Reader,
  kind: string,
  values: TextParameters,
  { further, path }: { further?: (say: Say) => readonly (string | false | null)[]; path: string | null },
): Mail {
  return writeLetter(reader, 'pipeline/selection/squad:mail', values, (say) => ({
    subject: say(`${kind}.subject`),
    paragraphs: [say(`${kind}.text`), ...(further?.(say) ?? [])],
    action: path !== null && { label: say(`${kind}.action`), path },
  }));
}

interface Place {
  title: string;
  company: string;
  projectId: string;
  positionIndex: number;
}

/** To a person whom a company brings along: asks whether they take part. */
export function inHouseMail(reader: Reader, about: Place & { isNew: boolean }): Mail {
  const { title, company, projectId, positionIndex, isNew } = about;
  const further = (say: Say) => [isNew && say('inHouse.isNew')];
  return squadMail(reader, 'inHouse', { title, company }, { further, path: squadMemberView(projectId, positionIndex) });
}

/** To a selected professional: the company approved the squad, now they accept or decline. */
export function memberRequestMail(reader: Reader, { title, company, projectId, positionIndex }: Place): Mail {
  return squadMail(reader, 'ask', { title, company }, { path: squadAccept(projectId, positionIndex) });
}

interface AboutSquad {
  project: string;
  projectId: string;
}

/** To the owner: the squad is approved, the contracts come next. */
export function approvedMail(owner: Reader, { project, projectId }: AboutSquad): Mail {
  return squadMail(owner, 'approved', { project }, { path: squadOwnerView(projectId) });
}

interface Disapproved extends AboutSquad {
  company: string;
  reasons: readonly string[];
  /** Where the first of the positions is that select again. */
  position: number;
}

/** To a company's recruiters: whom the owner rejected, and why. */
export function disapprovedMail(recruiter: Reader, about: Disapproved): Mail {
  const { project, projectId, company, reasons, position } = about;
  const path = pipelinePath(projectId, { position });
  return squadMail(recruiter, 'disapproved', { project, company }, { further: () => reasons, path });
}

interface Answered {
  answer: MemberAnswer;
  candidate: string;
  title: string;
  reason: string | null;
  projectId: string;
}

/** To the owner: the answer of a member of the squad. */
export function answeredMail(owner: Reader, { answer, candidate, title, reason, projectId }: Answered): Mail {
  return squadMail(owner, answer, { candidate, title }, { further: () => [reason], path: squadOwnerView(projectId) });
}

/** To a professional who had accepted or had been asked to: the company undid the selection. */
export function unselectedMail(
  reader: Reader,
  { title, company, applicationId }: Pick<Place, 'title' | 'company'> & { applicationId: string },
): Mail {
  const further = (say: Say) => [say('unselected.stays')];
  return squadMail(reader, 'unselected', { title, company }, { further, path: applicationPath(applicationId) });
}

/** To a person whom a company named for a position that is filled or closed now. */
export function invitationEndedMail(reader: Reader, about: Place & { hasAccount: boolean }): Mail {
  const { title, company, projectId, positionIndex, hasAccount } = about;
  // Without an account there is no page to lead to.
  const path = hasAccount ? squadMemberView(projectId, positionIndex) : null;
  return squadMail(reader, 'invitationEnded', { title, company }, { path });
}
