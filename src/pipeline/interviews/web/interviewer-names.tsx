import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';

/** Who interviews for the company. Nobody, when the last one left it: somebody has to be chosen. */
export function InterviewerNames({ interviewers }: { interviewers: readonly { name: string }[] }) {
  const { t } = useTranslation('pipeline/interviews');
  if (interviewers.length === 0) return <>{t('withNobody')}</>;
  return <>{t('with', { names: interviewers.map(({ name }) => personName(name)).join(', ') })}</>;
}
