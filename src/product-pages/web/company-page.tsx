import { accountPaths } from '#accounts/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { profilePaths } from '#profiles/paths.ts';
import { Closing } from './closing.tsx';
import { Feature, Part, Questions, Steps } from './page-parts.tsx';
import { BoardPicture, PersonPicture, RightsPicture } from './pictures.tsx';
import { BoardHero } from './heroes/board-hero.tsx';
import { ProductPage } from './product-page.tsx';
import { textsOf } from './texts-of.ts';

export function CompanyPage() {
  const { t } = useTranslation('product-pages');
  const start = (variant: 'default' | 'primary') => (
    <ButtonLink to={`${accountPaths.signup}?employer`} size="lg" variant={variant}>
      {t('company.start')}
    </ButtonLink>
  );
  return (
    <ProductPage
      page="company"
      picture={<BoardHero />}
      actions={
        <>
          {start('default')}
          <ButtonLink to={profilePaths.companyView} size="lg">
            {t('company.find')}
          </ButtonLink>
        </>
      }
    >
      <Part title={t('company.how')}>
        <Steps steps={textsOf(t, 'company.step', ['describe', 'publish', 'follow', 'decide'])} />
      </Part>
      <Part title={t('company.what')} sunken>
        <Feature title={t('company.board.title')} text={t('company.board.text')}>
          <BoardPicture />
        </Feature>
        <Feature flip title={t('company.people.title')} text={t('company.people.text')}>
          <PersonPicture />
        </Feature>
        <Feature title={t('company.rights.title')} text={t('company.rights.text')}>
          <RightsPicture />
        </Feature>
      </Part>
      <Part title={t('questions')}>
        <Questions questions={textsOf(t, 'company.question', ['install', 'import', 'comments', 'candidate'])} />
      </Part>
      <Closing title={t('company.closing.title')} text={t('company.closing.text')}>
        {start('primary')}
      </Closing>
    </ProductPage>
  );
}
