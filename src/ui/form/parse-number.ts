/** Why a typed text is no number that may be kept. */
export type NumberProblem = 'unclear' | 'places' | 'whole' | 'least' | 'most' | 'step';

export type ParsedNumber = { value: number | null; problem: null } | { value: null; problem: NumberProblem };

export interface NumberRules {
  /** The sign of the page's language, which decides where a text can be read in two ways. */
  decimalSign: ',' | '.';
  /** Decimal places at most. */
  places: number;
  least: number;
  most: number;
  /** A multiple of what. */
  step?: number;
  /** Also as on a clock: `1:30`, `1h30`, `45 min`. */
  isHours?: boolean;
  /** What may stand before or after the figure: `R$`, `%`. */
  marks?: readonly string[];
}

const MINUTES_PER_HOUR = 60;
const MINUS = /^[-−]\s*/;

/**
 * Reads a typed or pasted number in either notation, `1.234,56` or `1,234.56`. Where both are possible (`90,505`), the page's
 * language decides. What is not certain is a problem and never another number.
 */
export function parseNumber(text: string, rules: NumberRules): ParsedNumber {
  const typed = withoutMarks(text.replace(/\s+/g, ' ').trim(), rules.marks ?? []);
  const isNegative = MINUS.test(typed);
  const figure = withoutMarks(typed.replace(MINUS, ''), rules.marks ?? []);
  if (figure === '') return isNegative ? refuse('unclear') : { value: null, problem: null };
  const clock = rules.isHours ? readClock(figure) : null;
  if (clock !== null) return judge(isNegative ? -clock : clock, rules);
  const decimal = readDecimal(rules.isHours ? figure.replace(/ ?h$/i, '') : figure, rules.decimalSign);
  if (decimal === null) return refuse('unclear');
  if (decimal.places > rules.places) return refuse(rules.places === 0 ? 'whole' : 'places');
  return judge(isNegative ? -decimal.value : decimal.value, rules);
}

function refuse(problem: NumberProblem): ParsedNumber {
  return { value: null, problem };
}

function judge(value: number, { least, most, step }: NumberRules): ParsedNumber {
  if (value < least) return refuse('least');
  if (value > most) return refuse('most');
  if (step !== undefined && !Number.isInteger(value / step)) return refuse(step === 1 ? 'whole' : 'step');
  // Nobody means a negative zero.
  return { value: value === 0 ? 0 : value, problem: null };
}

function withoutMarks(text: string, marks: readonly string[]): string {
  for (const mark of marks) {
    const [words, sought] = [text.toUpperCase(), mark.toUpperCase()];
    if (words.startsWith(sought)) return text.slice(mark.length).trim();
    if (words.endsWith(sought)) return text.slice(0, -mark.length).trim();
  }
  return text;
}

function readClock(figure: string): number | null {
  const clock = /^(\d{1,4})(?::| ?h ?)([0-5]\d)(?: ?m(?:in)?)?$/i.exec(figure);
  if (clock) return Number(clock[1]) + Number(clock[2]) / MINUTES_PER_HOUR;
  const minutes = /^(\d{1,5}) ?min$/i.exec(figure);
  return minutes ? Number(minutes[1]) / MINUTES_PER_HOUR : null;
}

function readDecimal(figure: string, decimalSign: string): { value: number; places: number } | null {
  if (!/^[\d., ]*\d[\d., ]*$/.test(figure)) return null;
  const at = findDecimalSign(figure, decimalSign);
  const [whole, fraction] = at < 0 ? [figure, ''] : [figure.slice(0, at), figure.slice(at + 1)];
  const isGrouped = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/.test(whole);
  if (!(isGrouped || /^\d*$/.test(whole)) || !/^\d*$/.test(fraction)) return null;
  return { value: Number(`${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`), places: fraction.length };
}

/** Where the decimal sign stands; -1 where there is none. */
function findDecimalSign(figure: string, decimalSign: string): number {
  const at = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  const sign = figure[at];
  if (sign === undefined) return -1;
  const isRepeated = figure.indexOf(sign) < at;
  const mayGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(figure);
  return isRepeated || (mayGroup && sign !== decimalSign) ? -1 : at;
}
