import type { CellKind } from './table-rows.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Longer names and these characters are refused by spreadsheets. */
const SHEET_NAME_LENGTH = 31;
const forbiddenInNames = /[\\/?*[\]:]/g;

/** The formats that every spreadsheet knows by number, shown in its reader's own way: plain, 0, 0.00, a date, a date with its time. */
const formats: Record<CellKind, number> = { text: 0, integer: 1, decimal: 2, date: 14, moment: 22 };
const kinds = Object.keys(formats) as CellKind[];
export const HEADER_STYLE = kinds.length;

export function styleOf(kind: CellKind): number {
  return kinds.indexOf(kind);
}

/** Everything of a workbook besides its sheets. */
export function bookParts(title: string, sheets: number): { name: string; xml: string }[] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const sheet = (number: number) => `worksheets/sheet${number}.xml`;
  return [
    {
      name: '[Content_Types].xml',
      xml: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${numbers
        .map((number) => `<Override PartName="/xl/${sheet(number)}" ContentType="${TYPES}.worksheet+xml"/>`)
        .join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      xml: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      xml: `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets>${numbers
        .map((number) => `<sheet name="${sheetName(title, number)}" sheetId="${number}" r:id="rId${number}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbers
        .map((number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="${sheet(number)}"/>`)
        .join('')}<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', xml: styles() },
  ];
}

function sheetName(title: string, number: number): string {
  const end = number === 1 ? '' : ` ${number}`;
  const name = title.replace(forbiddenInNames, ' ').slice(0, SHEET_NAME_LENGTH - end.length);
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;') + end;
}

function styles(): string {
  const cell = (format: number, font: number) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
  return (
    `${XML}<styleSheet xmlns="${SHEETS}"><fonts count="2">${font('')}${font('<b/>')}</fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${kinds.length + 1}">${kinds.map((kind) => cell(formats[kind], 0)).join('')}${cell(0, 1)}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
