import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recommenderPage } from '#references/web/addresses.ts';
import { type RecommenderView, type ReferencePlace, recommenderQuery } from '#references/web/api.ts';
import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { readCookie } from '#ui/cookie.ts';
import { changeLanguage, useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { DeclineForm } from './decline-form.tsx';
import { EvaluationForm } from './evaluation-form.tsx';
import { HomeLink } from './home-link.tsx';
import { LinkFrame } from './link-frame.tsx';
import { RequestFacts } from './request-facts.tsx';

/** The target of the link in the mail: who asks and who reads it, then three questions. */
export function RecommenderPage() {
  const place = { ...recommenderPage.useParams(), ...recommenderPage.useSearch() };
  const query = useQuery(recommenderQuery(place));
  const language = query.data?.language;
  useEffect(() => {
    // The one that the candidate chose for them, until they choose another.
    if (language && readCookie(LANGUAGE_COOKIE) === null) void changeLanguage(language);
  }, [language]);
  return <LinkFrame query={query}>{(view) => <Recommender key={view.state} place={place} view={view} />}</LinkFrame>;
}

function Recommender({ place, view }: { place: ReferencePlace; view: RecommenderView }) {
  const { t } = useTranslation('references/evaluation');
  const queryClient = useQueryClient();
  const [step, setStep] = useState<'first' | 'answer' | 'decline'>('first');
  const { state, candidate, recommender } = view;
  const show = (next: RecommenderView) => {
    queryClient.setQueryData(recommenderQuery(place).queryKey, next);
    setStep('first');
    window.scrollTo({ top: 0 });
  };
  if (state === 'open' || (state === 'answered' && step === 'answer'))
    return (
      <BareShell
        homeTo="/"
        wide
        title={t('title', { name: candidate })}
        lead={t('greeting', { name: recommender, candidate })}
      >
        {step === 'decline' ? (
          <DeclineForm place={place} view={view} onDone={show} onBack={() => setStep('answer')} />
        ) : (
          <>
            {state === 'open' && <RequestFacts view={view} />}
            <EvaluationForm
              place={place}
              view={view}
              isBegun={step === 'answer'}
              onBegin={() => setStep('answer')}
              onDecline={() => setStep('decline')}
              onDone={show}
            />
          </>
        )}
      </BareShell>
    );
  if (state === 'answered')
    return (
      <BareShell homeTo="/" title={t('done.title', { name: recommender })} lead={t('done.text')}>
        <Button variant="primary" block onClick={() => setStep('answer')}>
          {t('done.correct')}
        </Button>
        <HomeLink />
      </BareShell>
    );
  return (
    <BareShell homeTo="/" title={t(`state.${state}`)} lead={t(`state.${state}Text`, { candidate })}>
      <HomeLink />
    </BareShell>
  );
}
