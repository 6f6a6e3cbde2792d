import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NOTE_LENGTH } from '#applications/rules/interview-terms.ts';
import { isStale } from '#ui/api-error.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useDraft } from '#ui/form/use-draft.ts';
import { readTyped } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { agendaApi } from './agenda/agenda-api.ts';
import { noteQuery } from './interview-queries.ts';

const SAVE_AFTER_MS = 800;
type Note = { text: string; version: number };
const seenOf = ({ text, version }: Note) => ({ version, fields: { text } });

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
  // Shows text that an earlier window could not save, with what was saved when it began.
  const draftKey = `note:${interviewId}`;
  const [restored] = useState(() => readTyped<{ text: string }>(draftKey));
  const [text, setText] = useState(restored?.typed.text ?? kept.text);
  const [seen, setSeen] = useState<Note>(restored ? { ...restored.before, ...restored.before.fields } : kept);
  const record = { before: seenOf(seen), typed: { text } };
  const { clearDraft } = useDraft(draftKey, text === seen.text ? null : record);
  const { state, error, save, goOn } = useSaving(interviewId, seen, (saved) => {
    setSeen(saved);
    clearDraft();
  });
  /** On the newest text, with another one. */
  const choose = (next: string) => {
    setSeen(kept);
    setText(next);
    goOn(kept);
    save(next);
  };
  useEffect(() => {
    const timer = setTimeout(() => save(text), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, save]);
  return (
    <div style={{ width: '100%' }}>
      <StaleNotice
        edited={{
          ...{ record, newest: seenOf(kept), fields: { text } },
          keepOn: () => choose(text),
          forget: () => choose(kept.text),
        }}
        saving={{ error, reset: () => undefined }}
        queryKey={noteQuery(interviewId).queryKey}
        nameOf={() => t('note.label')}
      />
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
function useSaving(interviewId: string, seen: Note, onSaved: (saved: Note) => void) {
  const [state, setState] = useState<'saving' | 'saved' | 'failed' | 'changedElsewhere' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const last = useRef(seen);
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
        setError(null);
        onSaved(last.current);
      } catch (problem) {
        setError(problem);
        setState(isStale(problem) ? 'changedElsewhere' : 'failed');
      }
    });
  });
  function goOn(note: Note) {
    last.current = note;
    setError(null);
    setState(null);
  }
  return { state, error, save: save.current, goOn };
}
