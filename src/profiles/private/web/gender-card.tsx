import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PrivateCard } from './private-card.tsx';
import { privateRecords } from './private-record.ts';

const loadModal = async () => (await import('./gender-modal.tsx')).GenderModal;
const GenderModal = lazyPart(loadModal);

/** The voluntary statement of gender: nobody else sees it, and leaving it out has no disadvantage. */
export function GenderCard() {
  const { t } = useTranslation('profiles');
  return (
    <PrivateCard
      title={t('gender.title')}
      editLabel={t('gender.edit')}
      empty={t('gender.empty')}
      source={privateRecords.gender}
      linesOf={({ gender }) => [[t('gender.title'), gender && t(`gender.values.${gender}`)]]}
      loadModal={loadModal}
      renderModal={(kept, close) => <GenderModal kept={kept} onClose={close} />}
    />
  );
}
