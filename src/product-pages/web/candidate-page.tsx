import { accountPaths, jobBoard } from '#accounts/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Closing } from './closing.tsx';
import { Feature, Part, Questions, Steps } from './page-parts.tsx';
import { ReasonsPicture, ScorePicture, TrackPicture } from './pictures.tsx';
import { PathHero } from './heroes/path-hero.tsx';
import { ProductPage } from './product-page.tsx';
import { textsOf } from './texts-of.ts';

export function CandidatePage() {
  const { t } = useTranslation('product-pages');
  const start = (variant: 'default' | 'primary') => (
    <ButtonLink to={accountPaths.signup} size="lg" variant={variant}>
      {t('candidate.start')}
    </ButtonLink>
  );
  return (
    <ProductPage
      page="candidate"
      picture={<PathHero />}
      actions={
        <>
          {start('default')}
          <ButtonLink to={jobBoard} size="lg">
            {t('candidate.jobs')}
          </ButtonLink>
        </>
      }
    >
      <Part title={t('candidate.how')}>
        <Steps steps={textsOf(t, 'candidate.step', ['bring', 'complete', 'know', 'apply'])} />
      </Part>
      <Part title={t('candidate.what')} sunken>
        <Feature title={t('candidate.score.title')} text={t('candidate.score.text')}>
          <ScorePicture />
        </Feature>
        <Feature flip title={t('candidate.reasons.title')} text={t('candidate.reasons.text')}>
          <ReasonsPicture />
        </Feature>
        <Feature title={t('candidate.track.title')} text={t('candidate.track.text')}>
          <TrackPicture />
        </Feature>
      </Part>
      <Part title={t('questions')}>
        <Questions questions={textsOf(t, 'candidate.question', ['price', 'pay', 'tests', 'found', 'leave'])} />
      </Part>
      <Closing title={t('candidate.closing.title')} text={t('candidate.closing.text')}>
        {start('primary')}
      </Closing>
    </ProductPage>
  );
}
