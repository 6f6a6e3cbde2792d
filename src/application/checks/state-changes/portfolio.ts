import { profileHappenings } from '#profiles/happenings.ts';
import type { StateMachine } from './state-change.ts';

const text = (key: string) => `profiles/portfolio:${key}`;
const piece = (
  event: 'pieceReported' | 'pieceReportClosed' | 'pieceHidden' | 'pieceShown',
  from: string,
  to: string,
) => ({
  happening: profileHappenings[event],
  from,
  to,
  reads: {},
  mails: {},
});

/** The person is not told of a report, nor who sent it; of what the team does about it they are. */
export const portfolioPiece: StateMachine = {
  holds: 'portfolio_pieces.hidden_at, portfolio_reports',
  states: ['shown', 'reported', 'hidden'],
  changes: [
    piece('pieceReported', 'shown', 'reported'),
    piece('pieceReportClosed', 'reported', 'shown'),
    {
      ...piece('pieceHidden', '*', 'hidden'),
      reads: { professional: text('own.hidden') },
      mails: { professional: text('mail.pieceHidden') },
    },
    { ...piece('pieceShown', 'hidden', 'shown'), mails: { professional: text('mail.pieceShown') } },
  ],
};
