import type { Content, ContentText } from 'pdfmake/interfaces.js';

/** Longer words may find a column of a report, or a whole line of it, too narrow. */
const LONGEST_WORD = { column: 17, line: 80 };

/** A text of people: a word that fits nowhere goes on in the next line instead of across its neighbours. */
export function paperText(text: string, place: keyof typeof LONGEST_WORD = 'column'): ContentText {
  const isLong = text.split(/\s/).some(({ length }) => length > LONGEST_WORD[place]);
  return { text, ...(isLong && { wordBreak: 'break-all' as const }) };
}

/** What a report is, whose, and what stands in it. */
export function paperHead(title: string, subject: string, within: readonly string[]): Content[] {
  return [
    { text: title, style: 'title' },
    { ...paperText(subject, 'line'), style: 'strong', margin: [0, 4, 0, 0] },
    { text: within.filter(Boolean).join(' · '), style: 'second', margin: [0, 2, 0, 12] },
  ];
}

/** Sums, each behind its name. */
export function paperSums(sums: readonly (readonly [name: string, sum: string])[]): Content {
  return {
    margin: [0, 0, 0, 12],
    table: {
      widths: ['auto', 'auto'],
      body: sums.map(([name, sum]) => [paperText(name), { text: sum, style: 'strong', alignment: 'right' }]),
    },
    layout: 'noBorders',
  };
}

export interface PaperColumn {
  header: string;
  /** In points; `*`: what the others leave. */
  width: number | '*';
  /** Numbers stand on the right. */
  isRight?: boolean;
}

/** Rows below a header that each page repeats. */
export function paperTable(columns: readonly PaperColumn[], rows: readonly (readonly (string | Content)[])[]): Content {
  const place = (content: string | Content, { isRight }: PaperColumn): Content => {
    const cell = typeof content === 'string' ? paperText(content) : (content as ContentText);
    return isRight ? { ...cell, alignment: 'right' } : cell;
  };
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map((column) => place({ text: column.header, style: 'strong' }, column)),
        ...rows.map((row) => row.map((content, index) => place(content, columns[index]!))),
      ],
    },
    layout: 'lightHorizontalLines',
  };
}
