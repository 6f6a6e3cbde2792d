import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { TagList } from '#ui/marks/tag.tsx';
import { Section } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PlainText } from '#ui/text/plain-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { vacancyTexts } from '#projects/positions/rules/vacancy-fields.ts';
import type { InvitationBrief } from './squad-queries.ts';

/** The facts of a position that a professional may read. */
export function PositionToRead({ position }: { position: InvitationBrief['position'] }) {
  const { t } = useTranslation('pipeline/selection/squad');
  const { hiringModel, workModel, city, monthlyHours, experienceYears } = position;
  const place = workModel && [t(`member.workModel.${workModel}`), city].filter(Boolean).join(' · ');
  const facts = [
    { label: t('member.facts.hours'), value: monthlyHours?.toLocaleString(currentLocale()) },
    { label: t('member.facts.hiringModel'), value: hiringModel && t(`member.hiringModel.${hiringModel}`) },
    { label: t('member.facts.workModel'), value: place },
    { label: t('member.facts.pay'), value: usePay(position) },
    { label: t('member.facts.experience'), value: experienceYears?.toLocaleString(currentLocale()) },
  ];
  return (
    <>
      <FactsStrip facts={facts.map(({ label, value }) => ({ label, value: value || t('member.facts.notSaid') }))} />
      {position.tags.length > 0 && (
        <Section title={t('member.facts.skills')} level={3}>
          <TagList items={position.tags.map(({ name }) => name)} />
        </Section>
      )}
      {vacancyTexts.map(
        (name) =>
          position[name] && (
            <Section key={name} title={t(`member.text.${name}`)} level={3}>
              <PlainText text={position[name]} language={position.textLanguage} small />
            </Section>
          ),
      )}
    </>
  );
}

function usePay({ payText, payMinimum, payMaximum, payPeriod, currency, negotiable }: InvitationBrief['position']) {
  const { t } = useTranslation('pipeline/selection/squad');
  if (payMinimum === null) return payText ?? (negotiable ? t('member.facts.negotiable') : null);
  const pay = [payMinimum, payMaximum]
    .filter((cents) => cents !== null)
    .map((cents) => formatCents(cents, currency))
    .join(' – ');
  return payPeriod ? t(`member.per.${payPeriod}`, { pay }) : pay;
}
