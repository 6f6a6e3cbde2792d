/** The placeholders of a company's message, filled in for each candidate. */
export const placeholders = ['name', 'position'] as const;
export type Placeholder = (typeof placeholders)[number];

export const SUBJECT_LENGTH = 150;
export const MESSAGE_TEXT_LENGTH = 4_000;

const pattern = /\{\{([^{}]{0,60})\}\}/g;
/** No language's word for a placeholder is shorter, so nobody who keeps to a limit on the screen is refused. */
const SHORTEST_MARK = '[job]';
const isKnown = (name: string): name is Placeholder => placeholders.some((known) => known === name);

/** The text with one candidate's values. A value that looks like a placeholder is not replaced again. */
export function fillMessage(text: string, values: Record<Placeholder, string>): string {
  return text.replace(pattern, (whole, inner: string) => {
    const name = inner.trim();
    return isKnown(name) ? values[name] : whole;
  });
}

/** A filled-in subject, shortened at its end when the values made it too long for the head of a mail. */
export function fillSubject(subject: string, values: Record<Placeholder, string>): string {
  const filled = fillMessage(subject, values);
  if (filled.length <= SUBJECT_LENGTH) return filled;
  // Never half a character.
  return `${filled
    .slice(0, SUBJECT_LENGTH - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** The text as somebody writes it: each placeholder as a word in brackets, “[job]” for `{{position}}`. */
export function showMarks(text: string, marks: Record<Placeholder, string>): string {
  return text.replace(pattern, (whole, inner: string) => {
    const name = inner.trim();
    return isKnown(name) ? `[${marks[name]}]` : whole;
  });
}

/** What was written with such marks, as it is kept and sent. */
export function readMarks(written: string, marks: Record<Placeholder, string>): string {
  return placeholders.reduce((text, name) => text.replaceAll(`[${marks[name]}]`, `{{${name}}}`), written);
}

/** The first unknown placeholder; null when there is none. */
export function unknownPlaceholder(text: string): string | null {
  for (const [whole, inner = ''] of text.matchAll(pattern)) if (!isKnown(inner.trim())) return whole;
  return null;
}

/** The length of a text as people write it, each placeholder as a short word in brackets, in characters; limits count this one. */
export function writtenLength(text: string): number {
  return text.replace(pattern, SHORTEST_MARK).length;
}
