import type { ReactNode } from 'react';
import { type PanelPlace, type PanelTab, panelTabs, tabOf } from '#pipeline/candidates/rules/panel-places.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { CandidateFacts } from '../parts/candidate-facts.tsx';
import { CandidatePart } from '../parts/candidate-part.tsx';
import { CandidateTabs } from '../parts/candidate-tabs.tsx';
import { metaOf } from '../parts/meta-of.ts';
import { AskedPlaceProvider } from '../parts/part-section.tsx';
import { splitInterviews } from './split-interviews.ts';
import styles from './process.module.css';

interface ProcessColumnsProps {
  /** With every interview. */
  candidate: CandidateView;
  place: PanelPlace;
  onTab: (tab: PanelTab) => void;
  isWide: boolean;
  /** Everything below each other, without tabs. */
  isPrinting: boolean;
}

const workTabs = panelTabs.filter((tab) => tab !== 'profile');

/** The person on the left and the work on them on the right; on narrow screens one column with a tab more. */
export function ProcessColumns({ candidate, place, onTab, isWide, isPrinting }: ProcessColumnsProps) {
  const { t } = useTranslation('pipeline/panel');
  const { current, earlier } = splitInterviews(candidate.interviews);
  const view = { ...candidate, interviews: current };
  const asked = tabOf(place);
  const tab = isWide && asked === 'profile' ? 'evaluation' : asked;
  const person = (
    <>
      <p className="sub">{metaOf(t, view.profile)}</p>
      <CandidateFacts view={view} />
    </>
  );
  if (isPrinting) {
    return (
      <div>
        {person}
        {panelTabs.map((key) => (
          <section key={key} className={styles.printed}>
            <h2>{t(`tab.${key}`)}</h2>
            <CandidatePart tab={key} view={view} earlier={earlier} isWhole />
          </section>
        ))}
      </div>
    );
  }
  return (
    <AskedPlaceProvider value={place}>
      <div className={styles.columns}>
        {isWide && (
          <Column name="profile">
            {person}
            <CandidatePart tab="profile" view={view} />
          </Column>
        )}
        <Column name={tab}>
          {!isWide && person}
          <CandidateTabs tabs={isWide ? workTabs : panelTabs} tab={tab} onTab={onTab} comments={view.comments.length} />
          <div role="tabpanel" id="panel-body" aria-labelledby={`panel-tab-${tab}`} className={styles.body}>
            <CandidatePart tab={tab} view={view} earlier={earlier} />
          </div>
        </Column>
      </div>
    </AskedPlaceProvider>
  );
}

function Column({ name, children }: { name: PanelTab; children: ReactNode }) {
  const { t } = useTranslation('pipeline/panel');
  return (
    <div className={styles.column}>
      <h2 className="sr-only">{t(`tab.${name}`)}</h2>
      {children}
    </div>
  );
}
