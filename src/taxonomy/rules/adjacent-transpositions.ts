const shortest = 3;
const longest = 40;

/** The typed text with each pair of adjacent letters transposed ("pyhton" → …, "python", …), the most common typing mistake. */
export function adjacentTranspositions(typed: string): string[] {
  const letters = Array.from(typed);
  if (letters.length < shortest || letters.length > longest) return [];
  return letters.slice(0, -1).flatMap((letter, index) => {
    const next = letters[index + 1] ?? '';
    if (letter === next || letter === ' ' || next === ' ') return [];
    return [[...letters.slice(0, index), next, letter, ...letters.slice(index + 2)].join('')];
  });
}
