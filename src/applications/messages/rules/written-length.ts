/** What stands for each candidate's value: `{{position}}` as it is kept, a short word in brackets such as “[job]” as people write it. */
const placeholder = /\{\{[^{}]{0,60}\}\}/g;
/** No language's word is shorter, so nobody who keeps to a limit on the screen is refused. */
const SHORTEST_MARK = '[job]';

/** The length of a text as people write it, in characters; limits count this one. */
export function writtenLength(text: string): number {
  return text.replace(placeholder, SHORTEST_MARK).length;
}
