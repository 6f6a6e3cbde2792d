import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import type { BriefAnswers } from '#projects/rules/brief-answers.ts';
import type { BriefStep } from '#projects/briefs/rules/brief-problems.ts';
import { api, type Brief } from '#projects/web/api.ts';
import { type LocalCopy, removeLocalCopy, saveLocalCopy, readLocalCopy } from './local-copy.ts';
import { draftsQuery } from '#projects/web/project-queries.ts';

const SAVE_AFTER_MS = 700;
const SAVE_AGAIN_AFTER_MS = 15_000;

export type SaveState = 'saved' | 'unsaved' | 'failed' | 'conflict';

/**
 * The answers of a brief, saved in this browser at once and on the server when typing pauses. Saves run one after the other. When another
 * tab has saved in between, nothing is overwritten: the state is `conflict` until the user picks a version. A save of this browser whose
 * answer got lost is not a conflict.
 */
export function useBriefDraft(brief: Brief, step: BriefStep) {
  const [copy] = useState(() => readUnsaved(brief));
  const [answers, setAnswers] = useState<BriefAnswers>(copy?.answers ?? brief.answers);
  const [state, setState] = useState<SaveState>(stateAtStart(copy?.version, brief.version));
  /** Why the server refused to save, in its words; null when it was not reached. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(copy ? null : new Date(brief.updatedAt));
  const queryClient = useQueryClient();
  const version = useRef(brief.version);
  const lastState = useRef(state);
  lastState.current = state;
  const latest = useRef({ answers, step });
  latest.current = { answers, step };
  /** Answers that were sent without getting an answer. */
  const unheard = useRef(copy?.answers ?? null);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    const keep = (saved: Pick<Brief, 'version' | 'updatedAt'>) => {
      version.current = saved.version;
      unheard.current = null;
      setSavedAt(new Date(saved.updatedAt));
      if (latest.current.answers === sent.answers) {
        removeLocalCopy(brief.id);
        setState('saved');
      } else saveLocalCopy(brief.id, { answers: latest.current.answers, version: saved.version });
      return true;
    };
    const params = { briefId: brief.id };
    const send = () => api('PATCH /briefs/{briefId}', { params, body: { ...sent, version: version.current } });
    const sendOverOwn = async (problem: unknown) => {
      if (!isApiError(problem, 'platform.staleVersion')) throw problem;
      const current = await api('GET /briefs/{briefId}', { params });
      if (sameAnswers(current.answers, sent.answers)) return current;
      if (!unheard.current || !sameAnswers(current.answers, unheard.current)) throw problem;
      version.current = current.version;
      return send();
    };
    try {
      return keep(await send().catch(sendOverOwn));
    } catch (problem) {
      const isRefused = isApiError(problem) && problem.status >= 400 && problem.status < 500;
      if (!isRefused) unheard.current = sent.answers;
      setRefusal(isApiError(problem) ? (problem.fields[0]?.message ?? problem.message) : null);
      setState(isApiError(problem, 'platform.staleVersion') ? 'conflict' : 'failed');
      return false;
    }
  }, [brief.id]);

  const save = useCallback((): Promise<boolean> => {
    running.current = running.current.then(saveOnce);
    return running.current;
  }, [saveOnce]);

  const change = useCallback(
    (next: (before: BriefAnswers) => BriefAnswers) => {
      const after = next(latest.current.answers);
      latest.current = { ...latest.current, answers: after };
      saveLocalCopy(brief.id, { answers: after, version: version.current });
      setAnswers(after);
      setState((now) => (now === 'conflict' ? now : 'unsaved'));
    },
    [brief.id],
  );

  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = window.setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [answers, state, save]);

  // Input that only this browser has is sent as soon as the server answers again.
  useEffect(() => {
    if (state !== 'failed') return;
    const again = () => void save();
    const timer = window.setInterval(again, SAVE_AGAIN_AFTER_MS);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [state, save]);

  // Leaving the page does not wait for the pause in typing.
  useEffect(
    () => () => {
      if (lastState.current !== 'unsaved' && lastState.current !== 'failed') return;
      void save().then(() => queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey }));
    },
    [queryClient, save],
  );

  /** Resolves a conflict: `mine` overwrites the other tab's version, `theirs` loads it. */
  const settle = useCallback(
    async (side: 'mine' | 'theirs') => {
      const current = await api('GET /briefs/{briefId}', { params: { briefId: brief.id } });
      version.current = current.version;
      if (side === 'mine') return void (await save());
      removeLocalCopy(brief.id);
      setAnswers(current.answers);
      setSavedAt(new Date(current.updatedAt));
      setState('saved');
    },
    [brief.id, save],
  );

  return { answers, change, state, refusal, savedAt, save, settle, version };
}

function stateAtStart(copied: number | undefined, onServer: number): SaveState {
  if (copied === undefined) return 'saved';
  return copied === onServer ? 'unsaved' : 'conflict';
}

/** Input that is not on the server yet; a copy that was saved without an answer is discarded. */
function readUnsaved(brief: Brief): LocalCopy | null {
  const copy = readLocalCopy(brief.id);
  if (!copy || !sameAnswers(copy.answers, brief.answers)) return copy;
  removeLocalCopy(brief.id);
  return null;
}

/** Compares regardless of key order, which the server does not preserve. */
function sameAnswers(one: BriefAnswers, other: BriefAnswers): boolean {
  return hashKey([one]) === hashKey([other]);
}
