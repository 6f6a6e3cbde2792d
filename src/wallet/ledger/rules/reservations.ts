import type { PostingLine } from './posting.ts';

/** Open until what the outside says is known; then posted or void as a whole, for good. */
export const reservationStates = ['open', 'posted', 'void'] as const;
export type ReservationState = (typeof reservationStates)[number];

/** What was reserved, account by account, as lines that take it from there and into the company's reserved account. */
export function reservingLines(workspaceId: string, taken: readonly PostingLine[]): PostingLine[] {
  const total = taken.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...taken.map(({ account, cents }) => ({ account, cents: -cents })),
    { account: { kind: 'reserved', workspaceId }, cents: total },
  ];
}

/** The lines that undo others. */
export function inverseOf(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map(({ account, cents }) => ({ account, cents: -cents }));
}
