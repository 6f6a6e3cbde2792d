import type { Language } from '#platform/i18n/language.ts';
import type { Notice } from '#pipeline/moving/schemas.ts';
import { DEFAULT_NOTICE_DELAY, type NoticeDelay } from '#pipeline/moving/rules/rejection-terms.ts';
import type { RejectionForm } from './moving-api.ts';

export interface Words {
  subject: string;
  text: string;
}

/** What somebody is about to send. */
export interface NoticeDraft {
  reason: string | null;
  isOwn: boolean;
  messages: Record<Language, Words>;
  delayDays: NoticeDelay;
}

export function startDraft(form: RejectionForm): NoticeDraft {
  const delayDays = form.delays.findLast((days) => days <= DEFAULT_NOTICE_DELAY) ?? 0;
  return { reason: null, isOwn: true, messages: form.messages, delayDays };
}

const isWritten = ({ subject, text }: Words) => subject.trim() !== '' && text.trim() !== '';

/** Whether every candidate has a message in their language. */
export function isReady({ isOwn, messages }: NoticeDraft, languages: readonly Language[]): boolean {
  return !isOwn || languages.every((language) => isWritten(messages[language]));
}

/** As the server takes it; only the languages that somebody reads. */
export function noticeOf(draft: NoticeDraft, languages: readonly Language[]): Notice {
  const { reason, isOwn, messages, delayDays } = draft;
  return {
    ...(reason !== null && { reason }),
    ...(isOwn && { messages: Object.fromEntries(languages.map((language) => [language, messages[language]])) }),
    delayDays,
  };
}
