import { plain } from '#ui/palette/palette-matches.ts';

interface Person {
  id: string;
  name: string;
}

const LONGEST_START = 40;

/** The mention being typed before the caret, or null: an @ at the start of a word, with no line break since. */
export function currentMention(text: string, caret: number): string | null {
  const before = text.slice(Math.max(0, caret - LONGEST_START), caret);
  const at = before.lastIndexOf('@');
  if (at < 0) return null;
  const begun = before.slice(at + 1);
  const isWordStart = at === 0 ? caret <= LONGEST_START : /\s/.test(before[at - 1]!);
  return isWordStart && !begun.includes('\n') ? begun : null;
}

/** People with a name, or a word of it, that starts with the input. A full name followed by a space is complete. */
export function matchPeople<Found extends Person>(people: readonly Found[], begun: string): Found[] {
  const prefix = plain(begun.trim());
  return people.filter(({ name }) => {
    const folded = plain(name.trim());
    if (folded === prefix && begun.endsWith(' ')) return false;
    return folded.startsWith(prefix) || folded.split(/\s+/).some((word) => word.startsWith(prefix));
  });
}

/** The text with the mention before the caret completed to a name, and the new position of the caret. */
export function completeMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const begun = currentMention(text, caret) ?? '';
  const start = caret - begun.length;
  const head = `${text.slice(0, start)}${name} `;
  return { text: head + text.slice(caret).replace(/^ /, ''), caret: head.length };
}

/** Keeps of the chosen people those whom the text still names. */
export function remainingMentions<Found extends Person>(text: string, chosen: readonly Found[]): Found[] {
  const named = chosen.filter(({ name }) => text.includes(`@${name}`));
  return named.filter(({ id }, index) => named.findIndex((one) => one.id === id) === index);
}

/** The text in parts; parts that name one of these people are marked. */
export function splitMentions(text: string, names: readonly string[]): { text: string; isMention: boolean }[] {
  // The longest name first: for Ana and Ana Lima the whole name is marked.
  const known = [...new Set(names)].toSorted((one, other) => other.length - one.length).map((name) => `@${name}`);
  const parts: { text: string; isMention: boolean }[] = [];
  let between = '';
  for (let at = 0; at < text.length;) {
    const found = text[at] === '@' ? known.find((name) => text.startsWith(name, at)) : undefined;
    if (found !== undefined) {
      if (between !== '') parts.push({ text: between, isMention: false });
      parts.push({ text: found, isMention: true });
      between = '';
    } else between += text[at];
    at += found?.length ?? 1;
  }
  if (between !== '') parts.push({ text: between, isMention: false });
  return parts;
}
