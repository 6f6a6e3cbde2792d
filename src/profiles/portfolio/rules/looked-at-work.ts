import { foldText } from '#profiles/rules/folded-text.ts';

/** Parts of folded titles of people whose work is chosen by looking at it, in both languages. */
const lookedAt =
  /design|front ?-?end|\bux\b|\bui\b|writ|redat|copy|conteudo|content|editor|jornalist|journalis|ilustra|illustra|fotograf|photograph|video|motion|anima|\barte\b|\bart\b|artist|arquitet[oa] de (interiores|urban)|interior|moda|fashion|estilist|audiovisual|director of photo|cinema|social media|tradut|translat|brand|publicit|web ?develop|desenvolvedora? web|\b3d\b|game|jogos/;

/** Whether the work of a profession is chosen by looking at it, so that companies expect a portfolio. `title` in either language. */
export function isWorkLookedAt(title: string): boolean {
  return lookedAt.test(foldText(title));
}
