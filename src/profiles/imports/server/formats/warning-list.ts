import type { ImportWarning, ImportWarningCode } from '#profiles/imports/rules/profile-draft.ts';

const MAXIMUM_WARNINGS = 50;

/** Collects warnings: each only once, and only as many as somebody would read; the rest as a count. */
export class WarningList {
  readonly #known = new Set<string>();
  readonly #warnings: ImportWarning[] = [];

  add(code: ImportWarningCode, params: ImportWarning['params'] = {}): void {
    const key = JSON.stringify([code, params]);
    if (this.#known.has(key)) return;
    this.#known.add(key);
    if (this.#warnings.length < MAXIMUM_WARNINGS) this.#warnings.push({ code, params });
  }

  list(): ImportWarning[] {
    const hidden = this.#known.size - this.#warnings.length;
    return hidden === 0 ? this.#warnings : [...this.#warnings, { code: 'moreWarnings', params: { count: hidden } }];
  }
}

/** Shortens a foreign value for a warning. */
export function quoted(value: string): string {
  return value.length <= 60
    ? value
    : `${value
        .slice(0, 59)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;
}
