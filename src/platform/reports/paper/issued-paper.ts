import type { Content } from 'pdfmake/interfaces.js';
import { formatCnpj } from '#platform/brazil/cnpj.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Issuer } from '#platform/config.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { paperText } from './paper-parts.ts';
import { answerBytes } from '#platform/files/answer-bytes.ts';

/** Somebody as papers name them; what is not known is empty. */
export interface PaperParty {
  name: string;
  /** With its kind: `CNPJ 12.345.678/0001-95`. */
  taxId: string;
  address: string;
}

export type PaperFact = readonly [label: string, value: string];

export interface IssuedPaper {
  title: string;
  language: Language;
  issuer: Issuer;
  receiver: PaperParty;
  number: string;
  date: Date;
  facts: readonly PaperFact[];
  /** What stands on the right of the facts. */
  beside?: Content;
}

/** Who issued a paper to whom, its number and date, and what else it says before its lines. */
export function issuedHead({ title, language, issuer, receiver, number, date, facts, beside }: IssuedPaper): Content[] {
  const say = (key: string) => translate(language, `platform/reports:paper.${key}`);
  const party = (label: string, { name, taxId, address }: PaperParty): Content => ({
    stack: [
      { text: label, style: 'second' },
      { ...paperText(name, 'line'), style: 'strong' },
      ...[taxId, address].filter(Boolean).map((line) => paperText(line, 'line')),
    ],
  });
  const rows: readonly PaperFact[] = [[say('number'), number], [say('date'), dayInWords(date, language)], ...facts];
  return [
    { text: title, style: 'title' },
    ...(issuer.isExample ? [{ text: say('example'), style: 'second', margin: [0, 4, 0, 0] } as Content] : []),
    {
      columns: [party(say('issuer'), onPaper(issuer)), party(say('receiver'), receiver)],
      columnGap: 24,
      margin: [0, 12, 0, 12],
    },
    {
      columns: [
        {
          layout: 'noBorders',
          table: {
            widths: [130, '*'],
            body: rows.map(([label, value]) => [
              { text: label, style: 'second' },
              { ...paperText(value, 'line'), style: 'strong' },
            ]),
          },
        },
        ...(beside ? [beside] : []),
      ],
      columnGap: 24,
      margin: [0, 0, 0, 12],
    },
  ];
}

function onPaper({ name, taxId, address }: Issuer): PaperParty {
  return { name, taxId: `CNPJ ${formatCnpj(taxId)}`, address };
}

interface PaperFile extends IssuedPaper {
  /** Without its ending. */
  fileName: string;
  /** What it is not, or does not say. */
  note: string;
  lines: readonly Content[];
}

/** A paper that the operator issued, as a file. */
export async function issuePaper({ fileName, note, lines, ...paper }: PaperFile): Promise<FileAnswer> {
  const { title, language, number } = paper;
  const bytes = await buildPdf({
    ...{ title, language, brand: 'default', footer: `${title} · ${number}`, author: paper.issuer.name },
    content: [...issuedHead(paper), ...lines, { text: note, style: 'second', margin: [0, 12, 0, 0] }],
  });
  return answerBytes(bytes, 'application/pdf', `${fileName}.pdf`);
}
