/**
 * Takes out of what somebody sent what no text and no JSON of the database can hold: NUL and halves of characters, which come from
 * made-up calls and from programs that cut texts. In place and without recursion, because the depth of an input is its sender's.
 */
export function cleanTexts(input: unknown): unknown {
  const outer = { input };
  const open: object[] = [outer];
  for (let part = open.pop(); part; part = open.pop()) {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'string' && !isStorable(value)) Object.assign(part, { [key]: cleanText(value) });
      else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return outer.input;
}

const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000');
const cleanText = (value: string) => value.toWellFormed().replaceAll('\u0000', '');
