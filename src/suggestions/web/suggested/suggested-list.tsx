import { ItemCards } from '#ui/page/item-cards.tsx';
import type { Suggested, SuggestedPage } from '../api.ts';
import { SuggestedItem } from './suggested-item.tsx';

interface SuggestedListProps {
  label: string;
  professionals: readonly Suggested[];
  /** Identifies the vacancy, and the available actions. */
  page: Pick<SuggestedPage, 'position' | 'abilities'>;
  busy?: boolean;
}

/** The ranking, best first. */
export function SuggestedList({ label, professionals, page: { position, abilities }, busy }: SuggestedListProps) {
  return (
    <ItemCards ranked label={label} {...(busy !== undefined && { busy })}>
      {professionals.map((one) => (
        <SuggestedItem key={one.memberId} professional={one} position={position} abilities={abilities} />
      ))}
    </ItemCards>
  );
}
