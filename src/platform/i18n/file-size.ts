const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A human-readable file size: `820 kB`, `1,2 MB`. */
export function fileSizeText(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = UNITS[power]!;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** power);
}
