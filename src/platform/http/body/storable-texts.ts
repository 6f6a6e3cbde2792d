/**
 * Removes from the input what neither text nor JSON of the database can store: NUL and lone surrogates, which come from crafted calls and
 * from programs that truncate texts. Works in place and without recursion, because the sender controls the depth of the input.
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
