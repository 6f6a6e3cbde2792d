/** What failed, as the person who reports it can read and change it. */
export interface FailureReport {
  /** The page, without what tells whose record it shows. */
  page: string;
  /** The operation, without anything that was typed. */
  tried?: string | undefined;
  /** The failing request's id in the server's log. */
  request?: string | undefined;
}

/** What the form for a ticket is filled with: a failure, or the request to pay a company’s credits back. */
export type TicketDraft = FailureReport | 'refund';

const LONGEST = 200;

/** The report that an address asks for; null when it asks for none. Addresses can be made up, so that everything in them is bounded. */
export function readReport(search: Record<string, unknown>): FailureReport | null {
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : undefined);
  const page = textOf(search.report);
  return page === undefined ? null : { page, tried: textOf(search.tried), request: textOf(search.request) };
}

/** Words as addresses have them, joined by hyphens or by capitals; letters at random do not look like that. */
const words = /^[a-z]+(?:[A-Z][a-z]+)*(?:-[a-z]+(?:[A-Z][a-z]+)*)*$/;

/** A page's address without its parts that may be an id or a secret: whatever is neither words nor a short number. */
export function describePage(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (words.test(part) || /^\d{1,3}$/.test(part) ? part : part && '…'))
    .join('/');
}
