import { applicationPath } from '#applications/paths.ts';
import type { MessageSide } from '#conversations/rules/terms.ts';
import { conversationPath } from '#pipeline/paths.ts';
import { writeLetter, type Reader, type Say } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

interface About {
  applicationId: string;
  title: string;
  company: string;
  candidate: string;
}
interface Message extends About {
  subject: string | null;
  text: string;
}

const texts = 'conversations:mail';
const answer = (say: Say, { applicationId }: About, side: MessageSide) => ({
  label: say('thread.answer'),
  path: side === 'candidate' ? applicationPath(applicationId) : conversationPath(applicationId),
});

/** To a candidate: the company's own words, framed in the candidate's language and with the company's name. */
export function messageMail(reader: Reader, message: Message): Mail {
  const { title, company, subject, text } = message;
  return writeLetter(reader, texts, { title, company }, (say) => ({
    subject: subject ?? say('thread.fromCompany'),
    paragraphs: [say('message.intro'), ...text.split(/\n{2,}/)],
    action: answer(say, message, 'candidate'),
    footer: say('message.footer'),
  }));
}

/** To the people of a company who take part: what a candidate wrote. */
export function answeredMail(reader: Reader, message: Message): Mail {
  const { title, candidate, text } = message;
  return writeLetter(reader, texts, { candidate, title }, (say) => ({
    subject: say('thread.fromCandidate'),
    paragraphs: [say('thread.intro'), ...text.split(/\n{2,}/)],
    action: answer(say, message, 'company'),
    footer: say('thread.footer'),
  }));
}

/** To either side: messages came soon after the last mail and were not read since. */
export function unreadMail(reader: Reader, about: About & { side: MessageSide; count: number }): Mail {
  const { title, company, candidate, side, count } = about;
  const from = side === 'candidate' ? company : candidate;
  return writeLetter(reader, texts, { count, from, title }, (say) => ({
    subject: say('thread.unread'),
    paragraphs: [say('thread.unreadText')],
    action: answer(say, about, side),
    footer: say(side === 'candidate' ? 'message.footer' : 'thread.footer'),
  }));
}
