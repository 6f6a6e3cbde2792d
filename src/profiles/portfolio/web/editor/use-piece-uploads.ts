import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { uploadFile } from '#ui/upload-file.ts';
import {
  ACCEPTED_FILES,
  DOCUMENT_BYTES,
  FILE_NAME_LENGTH,
  PICTURE_BYTES,
} from '#profiles/portfolio/rules/portfolio-limits.ts';
import type { OwnPiece } from '#profiles/portfolio/schemas.ts';

export interface PieceUpload {
  id: number;
  file: File;
  percent: number;
  /** Why it was not uploaded; null while it waits or is under way. */
  problem: string | null;
}

const MEGABYTE = 1024 * 1024;

/** Uploads files of a piece one after the other; what fails stays in the list, to be sent again. */
export function usePieceUploads(pieceId: string, onPiece: (piece: OwnPiece) => void) {
  const { t } = useTranslation('profiles/portfolio');
  const [uploads, setUploads] = useState<PieceUpload[]>([]);
  const queue = useRef(Promise.resolve());
  const stoppers = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);
  useEffect(() => {
    const underWay = stoppers.current;
    return () => underWay.forEach((stopper) => stopper.abort());
  }, []);

  const change = (id: number, changes: Partial<PieceUpload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const forget = (id: number) => setUploads((before) => before.filter((one) => one.id !== id));

  function problemOf({ name, size }: File): string | null {
    const extension = `.${name.toLowerCase().split('.').at(-1) ?? ''}`;
    if (!ACCEPTED_FILES.split(',').includes(extension)) return t('editor.wrongType');
    const maximum = extension === '.pdf' ? DOCUMENT_BYTES : PICTURE_BYTES;
    return size > maximum ? t('editor.tooLarge', { size: maximum / MEGABYTE }) : null;
  }

  async function send({ id, file }: PieceUpload): Promise<void> {
    const stopper = stoppers.current.get(id);
    if (!stopper || stopper.signal.aborted) return;
    const bytes = new Blob([file], { type: 'application/octet-stream' });
    const search = new URLSearchParams({ name: file.name.slice(-FILE_NAME_LENGTH) }).toString();
    try {
      const piece = await uploadFile<OwnPiece>(`/users/portfolio/${pieceId}/files?${search}`, bytes, {
        onProgress: (share) => change(id, { percent: Math.round(share * 100) }),
        signal: stopper.signal,
      });
      onPiece(piece);
      forget(id);
    } catch (failure) {
      if (!stopper.signal.aborted) change(id, { problem: isApiError(failure) ? failure.message : t('own.failed') });
    }
    stoppers.current.delete(id);
  }

  function start(upload: PieceUpload): void {
    stoppers.current.set(upload.id, new AbortController());
    queue.current = queue.current.then(() => send(upload));
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => ({ id: nextId.current++, file, percent: 0, problem: problemOf(file) }));
      setUploads((before) => [...before, ...added]);
      for (const upload of added) if (upload.problem === null) start(upload);
    },
    retry(upload: PieceUpload) {
      const again = { ...upload, percent: 0, problem: problemOf(upload.file) };
      change(upload.id, again);
      if (again.problem === null) start(again);
    },
    stop(id: number) {
      stoppers.current.get(id)?.abort();
      forget(id);
    },
  };
}
