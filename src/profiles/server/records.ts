import type { OwnData } from '#platform/capability/own-data.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectPortfolio, collectPortfolioFiles, erasePortfolio } from '#profiles/portfolio/server/own-data.ts';
import { collectOwnProfile, eraseOwnProfile } from '#profiles/server/own-data.ts';

export const ownData: OwnData = {
  columns: {
    'personal_data.member_id': 'erased',
    'private_records.member_id': 'erased',
    'profile_imports.member_id': 'erased',
    'profiles.member_id': 'kept',
    'portfolio_pieces.member_id': 'erased',
    'portfolio_pieces.hidden_by': 'kept',
    'portfolio_reports.reporter_id': 'erased',
    'portfolio_reports.closed_by': 'kept',
  },
  areas: [
    {
      name: 'profile',
      about: (language) => translate(language, 'profiles:ownData.profile'),
      collect: (database, { id }) => collectOwnProfile(database, id),
    },
    {
      name: 'portfolio',
      about: (language) => translate(language, 'profiles/portfolio:ownData.portfolio'),
      collect: (database, { id }) => collectPortfolio(database, id),
      files: (database, { id }) => collectPortfolioFiles(database, id),
    },
  ],
  leave: null,
  erase: async (transaction, { id }) => {
    await erasePortfolio(transaction, id);
    await eraseOwnProfile(transaction, id);
  },
};
