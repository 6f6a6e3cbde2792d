import { useTranslation } from '#ui/i18n.ts';
import { BothWays } from './both-ways.tsx';
import { NewestJobs } from './newest-jobs.tsx';
import { Cards, Feature, Part } from './page-parts.tsx';
import { BoardPicture, TrackPicture } from './pictures.tsx';
import { Bridge } from '#ui/overlays/bridge.tsx';
import { ProductPage } from './product-page.tsx';
import { textsOf } from './texts-of.ts';

/** The front page: what the product is, for both sides, and the vacancies that are open now. */
export function OpenPage() {
  const { t } = useTranslation('product-pages');
  return (
    <ProductPage page="open" picture={<Bridge />} actions={<BothWays />}>
      <Part title={t('open.sides')}>
        <Feature title={t('open.board.title')} text={t('open.board.text')}>
          <BoardPicture />
        </Feature>
        <Feature flip title={t('open.track.title')} text={t('open.track.text')}>
          <TrackPicture />
        </Feature>
      </Part>
      <NewestJobs />
      <Part title={t('open.always')}>
        <Cards cards={textsOf(t, 'open.promise', ['scores', 'data', 'languages'])} />
      </Part>
    </ProductPage>
  );
}
