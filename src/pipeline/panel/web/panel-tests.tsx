import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Section } from '#ui/page/card.tsx';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { resumesPath } from '#quizzes/paths.ts';
import { readIntensifiers } from '#quizzes/rules/intensifiers.ts';

/** How many intensifiers the candidate's finished tests have activated, and a link to the results; no score. */
export function PanelTests({ view: { card, finishedTests, areResultsShared } }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/panel');
  if (finishedTests === null) return null;
  const { activeCount, each } = readIntensifiers(finishedTests);
  return (
    <Section title={t('panel.tests')} level={3}>
      <p>{t('panel.testsFinished', { count: activeCount, total: each.length })}</p>
      {activeCount > 0 &&
        (areResultsShared ? (
          <p>
            <PageLink to={resumesPath(card.memberId)}>{t('panel.seeTests')}</PageLink>
          </p>
        ) : (
          <p className="sub">{t('panel.testsNotShared')}</p>
        ))}
    </Section>
  );
}
