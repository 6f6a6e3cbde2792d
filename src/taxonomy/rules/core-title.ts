import { foldText } from '#taxonomy/rules/fold-text.ts';

const levels =
  'junior jr jr. pleno pl pl. senior sr sr. especialista trainee estagiario estagiaria estagio ' +
  'intern internship mid mid-level midlevel staff principal i ii iii iv';
const seniority = new Set(levels.split(' '));

/**
 * The title without its level and without what follows a separator: "Desenvolvedor(a) React Sênior | Remoto" → "desenvolvedor
 * react". Used to find the profession of a typed title; titles that consist of a level ("Especialista em SEO") keep their words.
 */
export function coreTitle(title: string): string {
  const folded = foldText(title.replace(/\((?:a|o|as|os)\)|\/a\b/giu, ''));
  const first = folded.split(/\s[|–—-]\s|[|–—,]/u)[0] ?? '';
  const words = first.split(' ').filter((word) => word !== '');
  const rest = words.filter((word, index) => !seniority.has(word) || belongsToName(words, index));
  return (rest.length > 0 ? rest : words).join(' ');
}

/** "especialista em seo", "estagiário de TI": the word is the title itself when a preposition follows it at the start. */
function belongsToName(words: readonly string[], index: number): boolean {
  return index === 0 && ['em', 'de'].includes(words[1] ?? '');
}
