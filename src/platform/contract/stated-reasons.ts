/** Why operations record nothing, where several do so for the same reason; a reason of its own stands in the operation. */
export const recordsNothing = {
  reading: 'nothing: it only reads',
  mailing: 'nothing: it only mails a code or a link',
  session: 'nothing: sessions stand in the records of access',
  preference: 'nothing: only its owner sees this preference',
  draft: 'nothing: it is a draft until it is finished',
  firstStep: 'nothing: a further call completes it',
  seen: 'nothing: it marks what its reader has seen',
  consent: 'nothing: once consent is withdrawn, no record may say that there was an answer',
} as const;

/** Why operations do not ask for a confirmed address, where several do so for the same reason. */
export const openToUnverified = {
  account: 'The account itself, sessions and settings; without it nobody could confirm the address.',
  oneself: 'About oneself: nobody else reads it before a verified call, or it is read as one’s own profile.',
  space: 'Takes rights away or moves between one’s own spaces; inviting asks for a confirmed address.',
  interest: 'What one looks for or has looked at.',
  draft: 'A draft or a template: publishing it asks for a confirmed address.',
  ending: 'Changes or ends what a verified person published; nothing new is published.',
  candidates: 'About people who applied to what a verified person published.',
  application: 'About an application that was sent with a confirmed address.',
  work: 'Work with people who were hired by a verified person: nothing is published.',
  help: 'Asks the team for help, or answers it.',
} as const;
