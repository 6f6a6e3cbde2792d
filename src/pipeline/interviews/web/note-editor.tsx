import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NOTE_LENGTH } from '#applications/rules/interview-terms.ts';
import { isApiError } from '#ui/api-error.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { readDraft, useDraft } from '#ui/form/use-draft.ts';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { agendaApi } from './agenda/agenda-api.ts';
import { noteQuery } from './interview-queries.ts';

const SAVE_AFTER_MS = 800;
type Note = { text: string; version: number };

/** The reader's own notes of an interview, saved while they are written. */
export function NoteEditor({ interviewId }: { interviewId: string }) {
  const query = useQuery(noteQuery(interviewId));
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} compact />;
  if (!query.data)
    return (
      <Loading>
        <SkeletonText lines={2} />
      </Loading>
    );
  return <NoteText key={interviewId} interviewId={interviewId} kept={query.data} />;
}

function NoteText({ interviewId, kept }: { interviewId: string; kept: Note }) {
  const { t } = useTranslation('pipeline/interviews');
  // Shows text that an earlier window could not save.
  const [text, setText] = useState(() => readDraft<string>(`note:${interviewId}`) ?? kept.text);
  const { clearDraft } = useDraft(`note:${interviewId}`, text);
  const { state, save } = useSaving(interviewId, kept, clearDraft);
  useEffect(() => {
    const timer = setTimeout(() => save(text), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, save]);
  return (
    <div style={{ width: '100%' }}>
      <CountedTextarea
        label={t('note.label')}
        description={t('note.help')}
        value={text}
        onChange={setText}
        maximum={NOTE_LENGTH}
        minRows={3}
        autosize
      />
      <p className="meta" role="status">
        {state && t(`note.${state}`)}
      </p>
    </div>
  );
}

/** Saves run one after the other, each with the version that the previous one returned. */
function useSaving(interviewId: string, kept: Note, onSaved: () => void) {
  const [state, setState] = useState<'saving' | 'saved' | 'failed' | 'changedElsewhere' | null>(null);
  const last = useRef(kept);
  const busy = useRef<Promise<void>>(Promise.resolve());
  const save = useRef((text: string) => {
    busy.current = busy.current.then(async () => {
      if (text.trim() === last.current.text) return;
      setState('saving');
      try {
        const { version } = await agendaApi('PUT /interviews/{interviewId}/note', {
          params: { interviewId },
          body: { text, version: last.current.version },
        });
        last.current = { text: text.trim(), version };
        setState('saved');
        onSaved();
      } catch (problem) {
        setState(isApiError(problem, 'platform.staleVersion') ? 'changedElsewhere' : 'failed');
      }
    });
  });
  return { state, save: save.current };
}
