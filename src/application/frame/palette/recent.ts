import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import type { PaletteEntry } from '#ui/palette/palette-matches.ts';
import { readStoredText, writeStoredText } from '#ui/stored-text.ts';

const KEPT = 5;

/** What was opened from the palette. Pages are kept by their address alone, because they have another name in another language. */
interface Recent {
  to: string;
  label?: string;
  description?: string;
  kind?: 'person' | 'company';
}

type Visitor = Pick<SessionClaims, 'userId' | 'workspaceId'>;

// What of another space was opened is not offered in this one.
const keyOf = ({ userId, workspaceId }: Visitor) => `recent ${userId} ${workspaceId ?? ''}`;

/** What was opened last, as entries; pages that the person may no longer open are left out. */
export function listRecent(visitor: Visitor, group: string, pages: readonly PaletteEntry[]): PaletteEntry[] {
  return read(visitor).flatMap(({ to, label, ...rest }): PaletteEntry[] => {
    const page = pages.find((one) => one.to === to);
    if (page) return [{ ...page, group }];
    return label === undefined ? [] : [{ ...rest, group, label, to }];
  });
}

/** Puts what is opened now before the others. */
export function rememberOpened(visitor: Visitor, opened: PaletteEntry, pages: readonly PaletteEntry[]): void {
  const { to, label, description, kind } = opened;
  if (to === undefined) return;
  const isPage = pages.some((page) => page.to === to);
  const recent: Recent = isPage ? { to } : { to, label, ...(description && { description }), ...(kind && { kind }) };
  const others = read(visitor).filter((one) => one.to !== to);
  writeStoredText(keyOf(visitor), JSON.stringify([recent, ...others].slice(0, KEPT)));
}

function read(visitor: Visitor): Recent[] {
  try {
    const kept = JSON.parse(readStoredText(keyOf(visitor)) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is Recent {
  return typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string';
}
