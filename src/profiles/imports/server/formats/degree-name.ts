import { foldText } from '#profiles/rules/folded-text.ts';

const degreeWords =
  /^(bacharel|licenciatura|tecnolog|tecnic|mestr|doutor|pos-?graduacao|especializacao|graduacao|mba\b|bachelor|master|associate|doctor|ph\.?d|diploma|certificat)/;

/** "Bacharelado em Design" or "Bachelor of Arts, Design" → degree and course. Anything else is returned whole as the course. */
export function splitDegree(text: string): { degree: string; course: string } {
  const parts = /^(.{3,60}?)(?:,\s+| em | in )(.+)$/su.exec(text.trim());
  if (parts && degreeWords.test(foldText(parts[1]!))) return { degree: parts[1]!.trim(), course: parts[2]!.trim() };
  return { degree: '', course: text.trim() };
}
