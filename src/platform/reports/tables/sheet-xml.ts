import type { CellKind, TableCell, TableColumn, TableRow } from './table-rows.ts';
import { HEADER_STYLE, styleOf } from './workbook-xml.ts';

const DAY_MS = 86_400_000;
/** 1 January 1970 in days of a spreadsheet. */
const DAYS_BEFORE_1970 = 25_569;
/** A cell holds no more. */
const CELL_LENGTH = 32_767;

/** The columns with their widths, and the header row, which stays while one scrolls. */
export function sheetHead(columns: readonly TableColumn[]): string {
  const widths = columns.map(({ width }, index) => {
    const at = index + 1;
    return `<col min="${at}" max="${at}" width="${width}" customWidth="1"/>`;
  });
  const header = columns.map(({ header: text }, index) => textCell(`${letterOf(index)}1`, text, HEADER_STYLE));
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${header.join('')}</row>`
  );
}

export function sheetTail(range: string): string {
  return `</sheetData><autoFilter ref="${range}"/></worksheet>`;
}

export function rowXml(row: TableRow, columns: readonly TableColumn[], at: number): string {
  const cells = row.map((cell, index) => cellXml(cell, columns[index]!.kind, `${letterOf(index)}${at}`));
  return `<row r="${at}">${cells.join('')}</row>`;
}

export function lastColumn(columns: readonly TableColumn[]): string {
  return letterOf(columns.length - 1);
}

function cellXml(cell: TableCell, kind: CellKind, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberCell(place, cell, kind);
  if (kind === 'date' || kind === 'moment') return numberCell(place, serialOf(cell), kind);
  return textCell(place, cell, styleOf('text'));
}

function numberCell(place: string, value: number, kind: CellKind): string {
  return `<c r="${place}" s="${styleOf(kind)}"><v>${value}</v></c>`;
}

function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** Days since the beginning of a spreadsheet's time; the wall clock's time is a fraction of one. */
function serialOf(text: string): number {
  const [date, time = '00:00'] = text.split('T');
  return Date.parse(`${date}T${time}:00Z`) / DAY_MS + DAYS_BEFORE_1970;
}

/** A table has at most 26 columns. */
function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_' };

/** What XML cannot hold is left out; spreadsheets read `_x000D_` as a character, so a text that says so itself is marked. */
function xmlText(text: string): string {
  return text
    .slice(0, CELL_LENGTH)
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/_x[\dA-Fa-f]{4}_/g, '_x005F$&')
    .replace(/[&<>\r]/g, (letter) => entities[letter]!);
}
