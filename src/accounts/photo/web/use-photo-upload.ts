import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MAXIMUM_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '#accounts/photo/rules/photo-limits.ts';
import { uploadFile } from '#ui/upload-file.ts';
import { api } from '#accounts/web/api.ts';
import { sessionQuery } from '#accounts/sessions/web/session.ts';

/** Uploads and removes the person's photo. The chosen photo shows at once, before the upload ends. */
export function usePhotoUpload() {
  const queryClient = useQueryClient();
  const [preview, setPreview] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => () => controller.current?.abort(), []);

  function show(photo: string | null): Promise<void> {
    queryClient.setQueryData(
      sessionQuery.queryKey,
      (before) => before && { ...before, session: before.session && { ...before.session, photo } },
    );
    // The old picture may still be shown elsewhere.
    return queryClient.invalidateQueries();
  }

  const upload = useMutation({
    mutationFn: (file: File) => {
      controller.current = new AbortController();
      setShare(0);
      setPreview(URL.createObjectURL(file));
      const { signal } = controller.current;
      return uploadFile<{ photo: string }>('/users/photo', file, { onProgress: setShare, signal });
    },
    onSuccess: ({ photo }) => show(photo),
    onSettled: () => setPreview(null),
  });
  const remove = useMutation({ mutationFn: () => api('DELETE /users/photo'), onSuccess: () => show(null) });
  return { preview, share, upload, remove, cancel: () => controller.current?.abort() };
}

/** The problem of a file before the upload: a key of `photo.problems`. */
export function photoProblem(file: File): 'type' | 'size' | null {
  if (!PHOTO_MEDIA_TYPES.some((type) => type === file.type)) return 'type';
  return file.size > MAXIMUM_PHOTO_BYTES ? 'size' : null;
}
