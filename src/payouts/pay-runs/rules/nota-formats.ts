import { invoiceFormat } from '#wallet/statements/rules/invoice-file.ts';

/** As what the nota fiscal of a professional comes: of an invoice’s formats those that bookkeeping can keep. */
export const notaFormats = ['pdf', 'xml'] as const;
export type NotaFormat = (typeof notaFormats)[number];

/** For the `accept` attribute of file inputs. */
export const acceptedNotas = notaFormats.map((format) => `.${format}`).join(',');

/** What a file is by its first bytes; null for what is no nota. */
export function notaFormat(bytes: Uint8Array): NotaFormat | null {
  const format = invoiceFormat(bytes);
  return notaFormats.find((one) => one === format) ?? null;
}
