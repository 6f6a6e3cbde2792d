import { fileType } from '#platform/contract/file-types.ts';

/** A nota fiscal comes as a picture or PDF for people, or as XML for their bookkeeping. */
export const invoiceFormats = ['pdf', 'xml', 'png', 'jpg', 'webp'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** For the `accept` attribute of file inputs. */
export const acceptedInvoices = [...invoiceFormats, 'jpeg'].map((format) => `.${format}`).join(',');

export const NUMBER_LENGTH = 60;

export const invoiceMediaTypes: Record<InvoiceFormat, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** Issuers leave the declaration out at times; then only the roots of a nota fiscal are taken, so that no page for browsers passes as one. */
const xmlStart = /^(?:\u00EF\u00BB\u00BF)?\s*<(?:\?xml\s|(?:[\w-]+:)?\w*(?:NFe|NFSe|NFCe)\w*[\s>])/i;

/** What a file is by its first bytes; null for what no nota fiscal comes as. */
export function invoiceFormat(bytes: Uint8Array): InvoiceFormat | null {
  const mediaType = fileType(bytes, '');
  const format = invoiceFormats.find((one) => invoiceMediaTypes[one] === mediaType);
  if (format) return format;
  const start = Array.from(bytes.subarray(0, 200), (byte) => String.fromCharCode(byte)).join('');
  return xmlStart.test(start) ? 'xml' : null;
}

/** `nota-fiscal-2026-118.pdf`: numbers have signs that names of files have not. */
export function invoiceFileName(word: string, number: string, format: InvoiceFormat): string {
  const plain = number.match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[word, ...plain].join('-')}.${format}`;
}
