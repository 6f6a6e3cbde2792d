import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { projectPaths } from '#projects/paths.ts';
import { positionToPatch } from '#projects/positions/rules/edited-position.ts';
import { emptyPositionAnswers, toPositionAnswers } from '#projects/rules/brief-answers.ts';
import { type Professional, type Project, squadApi } from '#projects/web/api.ts';
import { isOrdered, type UpsellAnswers, UpsellTerms } from './editor/upsell-terms.tsx';
import { useFormDraft } from './editor/use-form-draft.ts';
import { VacancyEditor } from './editor/vacancy-editor.tsx';

export interface UpsellModalProps {
  project: Project;
  /** The professional whom the new vacancy replaces; without one it is an upsell. */
  professional?: Professional;
  onClose: () => void;
}

/** An upsell or a replacement: what is agreed about it, then the vacancy, which starts as a copy of the one that it is like. */
export function UpsellModal({ project, professional, onClose }: UpsellModalProps) {
  const { t } = useTranslation('projects/squad');
  const router = useRouter();
  const [start] = useState(() => startOf(project, professional));
  const draft = useFormDraft(`${project.id}:${professional?.id ?? 'upsell'}`, start);
  const { netHourly, grossHourly, monthlyHours, title, reason, ...rest } = draft.answers;
  const name = title.trim();
  const value =
    name !== '' && netHourly && grossHourly && isOrdered(draft.answers) && monthlyHours
      ? { function: name, netHourly, grossHourly, monthlyHours }
      : null;
  const isReplacement = professional !== undefined;
  const person = personName(professional?.name ?? '');
  return (
    <VacancyEditor
      title={isReplacement ? t('replace.title', { name: person }) : t('upsell.title')}
      confirmLabel={isReplacement ? t('replace.confirm') : t('upsell.confirm')}
      of={project}
      draft={draft}
      fixed={{
        currency: project.currency,
        payPeriod: 'hour',
        payMinimum: grossHourly,
        payMaximum: grossHourly,
        negotiable: false,
      }}
      isNew
      terms={{
        label: t('terms'),
        isReady: value !== null && (!isReplacement || reason !== null),
        fields: (
          <UpsellTerms
            draft={draft}
            currency={project.currency}
            isReplacement={isReplacement}
            lead={isReplacement ? t('replace.text', { name: person }) : t('upsell.text')}
          />
        ),
      }}
      send={() => {
        const changes = positionToPatch({ ...rest, title, monthlyHours });
        return squadApi('POST /upsell/{projectId}', {
          params: { projectId: project.id },
          body:
            professional && reason
              ? { kind: 'replacement', professionalId: professional.id, reason, value: value!, changes }
              : { kind: 'upsell', value: value!, changes },
        });
      }}
      onSent={({ positionIndex }) => router.navigate({ href: projectPaths.upsellThanks(project.id, positionIndex) })}
      prefix="changes."
      onClose={onClose}
    />
  );
}

/** A copy of the replaced professional's vacancy; for an upsell, of the project's first, with a name of its own. */
function startOf({ positions }: Project, professional: Professional | undefined): UpsellAnswers {
  const model = professional
    ? positions.find(({ positionIndex }) => positionIndex === professional.positionIndex)
    : positions[0];
  const answers = model ? toPositionAnswers(model, 'upsell') : emptyPositionAnswers('upsell');
  return {
    ...answers,
    title: professional?.positionTitle ?? '',
    monthlyHours: professional?.monthlyHours ?? null,
    reason: null,
    netHourly: null,
    grossHourly: null,
  };
}
