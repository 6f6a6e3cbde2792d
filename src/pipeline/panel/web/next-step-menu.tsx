import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import { CandidateMenuItems } from './candidate-menu-items.tsx';

interface NextStepMenuProps {
  card: CandidateCard;
  overlay: TouchOverlay;
  onMessage: () => void;
}

export function NextStepMenu({ card, overlay, onMessage }: NextStepMenuProps) {
  return (
    <TouchMenu overlay={overlay} position="top-end" width={240}>
      <CandidateMenuItems card={card} onMessage={onMessage} />
    </TouchMenu>
  );
}
