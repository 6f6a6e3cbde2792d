import { useRef, useState } from 'react';
import { FILE_BYTES, FILE_NAME_LENGTH } from '#platform/contract/file-types.ts';
import { uploadFile } from '#ui/upload-file.ts';

/** A file on its way. */
type Uploading = {
  name: string;
  percent: number;
};

interface UploadsProps<Answer> {
  /** The path of the operation, which takes the name of the file as `name`. */
  path: string;
  tooLarge: (name: string) => void;
  onFailed: (name: string, problem: unknown) => void;
  onAdded: (answer: Answer) => void;
  /** After the last one, whatever became of them. */
  onSettled?: () => Promise<unknown>;
}

/** Uploads files one after another, with progress and a way to stop; what is too large or refused is told to the caller by name. */
export function useUploads<Answer>({ path, tooLarge, onFailed, onAdded, onSettled }: UploadsProps<Answer>) {
  const [current, setCurrent] = useState<Uploading | null>(null);
  const stopper = useRef<AbortController | null>(null);

  async function sendOne(file: File, signal: AbortSignal): Promise<void> {
    if (file.size > FILE_BYTES) return tooLarge(file.name);
    // The end of a name holds its type.
    const name = file.name.slice(-FILE_NAME_LENGTH);
    setCurrent({ name, percent: 0 });
    try {
      const bytes = new Blob([file], { type: 'application/octet-stream' });
      const answer = await uploadFile<Answer>(`${path}?${new URLSearchParams({ name }).toString()}`, bytes, {
        onProgress: (share) => setCurrent({ name, percent: Math.round(share * 100) }),
        signal,
      });
      onAdded(answer);
    } catch (problem) {
      if (!signal.aborted) onFailed(name, problem);
    }
  }

  async function send(files: readonly File[]): Promise<void> {
    const controller = new AbortController();
    stopper.current = controller;
    for (const file of files) {
      if (controller.signal.aborted) break;
      await sendOne(file, controller.signal);
    }
    setCurrent(null);
    await onSettled?.();
  }

  return { current, send, stop: () => stopper.current?.abort() };
}
