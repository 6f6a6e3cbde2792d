import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { onboardingPage } from '#projects/web/addresses.ts';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Wizard } from '#ui/form/stepper-nav.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { projectPaths } from '#projects/paths.ts';
import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import { campaignOf } from '#projects/briefs/rules/campaign.ts';
import type { ProjectPath } from '#projects/rules/terms.ts';
import { api } from '#projects/web/api.ts';
import { draftsQuery } from '#projects/web/project-queries.ts';
import {
  clearOnboarding,
  saveOnboarding,
  onboardingSteps,
  type OnboardingStep,
  readOnboarding,
} from './onboarding-storage.ts';
import { HowStep, PathStep, WhatStep } from './onboarding-steps.tsx';

/**
 * What a brief is, how it continues, and how positions are filled. The address names the step; this browser remembers where the reader
 * stopped.
 */
export function OnboardingPage() {
  const { t } = useTranslation('projects/briefs');
  const router = useRouter();
  const queryClient = useQueryClient();
  const { campaign: written } = onboardingPage.useParams();
  const campaign = campaignOf(written);
  const [stored] = useState(readOnboarding);
  const [path, setPath] = useState<ProjectPath>(stored.path);
  const search = onboardingPage.useSearch();
  const step = onboardingSteps.find((name) => name === search.step) ?? stored.step;
  const at = onboardingSteps.indexOf(step);
  const addressOf = (name: OnboardingStep) => `${projectPaths.briefOnboarding(campaign)}?step=${name}`;
  const begin = useMutation({
    mutationFn: () =>
      api('POST /briefs', {
        body: {
          answers: { ...emptyBriefAnswers(), textLanguage: currentLanguage(), path },
          ...(campaign && { campaign }),
        },
      }),
    onSuccess: (brief) => {
      clearOnboarding();
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
      void router.navigate({ href: projectPaths.briefForm(brief.id) });
    },
    onError: (problem) => toast.error(t('onboarding.failed'), { description: problem.message }),
  });
  const next = onboardingSteps[at + 1];
  function goOn() {
    if (!next) return begin.mutate();
    saveOnboarding({ step: next, path });
    void router.navigate({ href: addressOf(next) });
  }
  return (
    <Page width="wide">
      <PageTitle
        title={t('onboarding.title')}
        purpose={t('onboarding.purpose')}
        actions={<ButtonLink to={projectPaths.briefSelection(campaign)}>{t('onboarding.toSelection')}</ButtonLink>}
      >
        {campaign && <Pill tone="brand">{t('onboarding.campaign', { campaign })}</Pill>}
      </PageTitle>
      <Wizard
        steps={onboardingSteps.map((name, index) => ({
          key: name,
          label: t(`onboarding.steps.${name}`),
          state: index < at ? 'done' : index === at ? 'current' : 'ahead',
          to: addressOf(name),
        }))}
      >
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          {step === 'what' && <WhatStep />}
          {step === 'how' && <HowStep />}
          {step === 'path' && (
            <PathStep
              path={path}
              onChange={(chosen) => {
                setPath(chosen);
                saveOnboarding({ step, path: chosen });
              }}
            />
          )}
          <FormFooter
            start={at > 0 && <ButtonLink to={addressOf(onboardingSteps[at - 1]!)}>{t('onboarding.back')}</ButtonLink>}
            end={
              <Button variant="primary" type="submit" loading={begin.isPending}>
                {t(next ? 'onboarding.next' : 'onboarding.begin')}
              </Button>
            }
          />
        </Form>
      </Wizard>
    </Page>
  );
}
