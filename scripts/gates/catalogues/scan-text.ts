/** The text from just after an opening bracket to its closing one; respects quotes and template literals. */
export function upToClosing(source: string, start: number): string {
  let depth = 1;
  for (let at = start; at < source.length; at++) {
    const character = source[at]!;
    if ('\'"`'.includes(character)) at = endOfLiteral(source, at);
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character) && --depth === 0) return source.slice(start, at);
  }
  return source.slice(start);
}

function endOfLiteral(source: string, start: number): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (quote === '`' && source.startsWith('${', at)) at += 2 + upToClosing(source, at + 2).length;
    else if (source[at] === quote) return at;
  }
  return source.length;
}

/** Splits at commas outside brackets and quotes. */
export function splitArguments(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if ('\'"`'.includes(character)) at = endOfLiteral(text, at);
    else if ('([{'.includes(character)) at += 1 + upToClosing(text, at + 1).length;
    else if (character === ',') {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, text.slice(start)];
}

/** The literals that an expression can evaluate to: `'a'`, `open ? 'a' : 'b'`, `x ?? 'a'`; without those it only compares with. */
export function possibleValues(expression: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < expression.length; at++) {
    if (!'\'"`'.includes(expression[at]!)) continue;
    const end = endOfLiteral(expression, at);
    const before = expression.slice(0, at).trimEnd();
    const after = expression.slice(end + 1).trimStart();
    const isValue = before === '' || /(\?|:|\|\||&&|\()$/.test(before);
    if (isValue && !/^(===|!==|==|!=|\.)/.test(after)) found.push(expression.slice(at, end + 1));
    at = end;
  }
  return found;
}
