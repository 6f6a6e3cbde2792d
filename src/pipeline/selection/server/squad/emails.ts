import { applicationPath } from '#applications/paths.ts';
import { squadAccept, squadMemberView, squadOwnerView } from '#pipeline/paths.ts';
import type { MemberAnswer } from '#pipeline/selection/rules/squad-terms.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';

interface Reader {
  language: Language;
  name: string;
  publicUrl: string;
}

function compose(
  kind: string,
  { language, name }: Reader,
  parameters: Record<string, string>,
  { further = [], url }: { further?: readonly string[]; url: string | null },
): MailContent {
  const say = (key: string) => translate(language, `pipeline/selection/squad:mail.${key}`, parameters);
  return {
    subject: say(`${kind}.subject`),
    greeting:
      name === '' ? say('greetingPlain') : translate(language, 'pipeline/selection/squad:mail.greeting', { name }),
    paragraphs: [say(`${kind}.text`), ...further],
    ...(url !== null && { action: { label: say(`${kind}.action`), url } }),
    footer: say('footer'),
  };
}

interface Place {
  title: string;
  company: string;
  projectId: string;
  positionIndex: number;
}

/** To a person whom a company brings along: asks whether they take part. */
export function inHouseMail({ isNew, ...about }: Reader & Place & { isNew: boolean }): MailContent {
  const { language, title, company, publicUrl, projectId, positionIndex } = about;
  const further = isNew ? [translate(language, 'pipeline/selection/squad:mail.inHouse.isNew')] : [];
  const url = publicUrl + squadMemberView(projectId, positionIndex);
  return compose('inHouse', about, { title, company }, { further, url });
}

/** To a selected professional: the company approved the squad, now they accept or decline. */
export function memberRequestMail(about: Reader & Place): MailContent {
  const { title, company, publicUrl, projectId, positionIndex } = about;
  return compose('ask', about, { title, company }, { url: publicUrl + squadAccept(projectId, positionIndex) });
}

interface AboutSquad {
  project: string;
  projectId: string;
}

/** To the owner: the squad is approved, the contracts come next. */
export function approvedMail(about: Reader & AboutSquad): MailContent {
  return compose(
    'approved',
    about,
    { project: about.project },
    { url: about.publicUrl + squadOwnerView(about.projectId) },
  );
}

/** To a company's recruiters: whom the owner rejected, and why. */
export function disapprovedMail(
  about: Reader & AboutSquad & { company: string; reasons: readonly string[]; url: string },
): MailContent {
  const { project, company, reasons, url } = about;
  return compose('disapproved', about, { project, company }, { further: reasons, url });
}

/** To the owner: the answer of a member of the squad. */
export function answeredMail(
  about: Reader & { answer: MemberAnswer; candidate: string; title: string; reason: string | null; projectId: string },
): MailContent {
  const { answer, candidate, title, reason, publicUrl, projectId } = about;
  const further = reason ? [reason] : [];
  return compose(answer, about, { candidate, title }, { further, url: publicUrl + squadOwnerView(projectId) });
}

/** To a professional who had accepted or had been asked to: the company undid the selection. */
export function unselectedMail(
  about: Reader & Pick<Place, 'title' | 'company'> & { applicationId: string },
): MailContent {
  const { language, title, company, publicUrl, applicationId } = about;
  const further = [translate(language, 'pipeline/selection/squad:mail.unselected.stays')];
  return compose('unselected', about, { title, company }, { further, url: publicUrl + applicationPath(applicationId) });
}

/** To a person whom a company named for a position that is filled or closed now. */
export function invitationEndedMail({ hasAccount, ...about }: Reader & Place & { hasAccount: boolean }): MailContent {
  const { title, company, publicUrl, projectId, positionIndex } = about;
  // Without an account there is no page to lead to.
  const url = hasAccount ? publicUrl + squadMemberView(projectId, positionIndex) : null;
  return compose('invitationEnded', about, { title, company }, { url });
}
