import { useTranslation } from '#ui/i18n.ts';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { expectedText, yearsText } from '#pipeline/candidates/web/card-texts.ts';
import { NoticeNote } from '#pipeline/moving/web/notice-note.tsx';
import { PanelTags } from '#pipeline/tags/web/panel-tags.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';

/** What counts at first sight: what they will be told, tags, expected pay, experience and availability. */
export function CandidateFacts({ view }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/panel');
  const { card, profile, position, abilities } = view;
  return (
    <>
      <NoticeNote card={card} company={position.workspaceId} mayWrite={abilities.disqualify} />
      <PanelTags card={card} mayTag={abilities.comment} />
      <div className={styles.facts}>
        <FactsStrip
          facts={[
            { label: t('panel.expected'), value: expectedText(t, profile.values) ?? t('panel.notSaid') },
            { label: t('panel.experience'), value: yearsText(t, profile.level) ?? t('panel.notSaid') },
            {
              label: t('panel.availability'),
              value: t(profile.availability.isAvailable ? 'panel.available' : 'panel.notAvailable'),
            },
          ]}
        />
      </div>
    </>
  );
}
