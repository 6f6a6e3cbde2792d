import { PLAIN_MESSAGE_DAYS } from '#applications/rules/told-status.ts';
import { DEFAULT_NOTICE_DELAY, type NoticeDelay, noticeDelays } from './rejection-terms.ts';

const DAY_MS = 86_400_000;

/** When the product's own message goes to somebody who was told nothing. */
export function plainMessageTime(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + PLAIN_MESSAGE_DAYS * DAY_MS);
}

/** When a message goes: after the chosen days; without a choice a company's own message after two, the product's after seven. */
export function noticeTime(
  decidedAt: Date,
  { delayDays, isOwn }: { delayDays?: number | undefined; isOwn: boolean },
): Date {
  const days = delayDays ?? (isOwn ? DEFAULT_NOTICE_DELAY : PLAIN_MESSAGE_DAYS);
  return new Date(decidedAt.getTime() + days * DAY_MS);
}

/**
 * When a message goes to somebody who waits since a decision already: counted from now, but not later than the product's own would go, so that
 * nobody waits longer, however often it is rewritten.
 */
export function laterNoticeTime(
  decidedAt: Date,
  now: Date,
  choice: { delayDays?: number | undefined; isOwn: boolean },
): Date {
  const [wished, latest] = [noticeTime(now, choice), plainMessageTime(decidedAt)];
  return wished < latest ? wished : latest;
}

/** The delays that may be chosen: those that end before a message goes anyway (null: none is to go yet), and always now. */
export function offeredDelays(now: Date, latest: Date | null): NoticeDelay[] {
  const fits = (days: number) => latest === null || now.getTime() + days * DAY_MS <= latest.getTime();
  return noticeDelays.filter((days) => days === 0 || fits(days));
}
