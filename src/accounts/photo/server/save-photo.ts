import { eq } from 'drizzle-orm';
import { photoKeyOf, photoPath } from '#accounts/photo/rules/photo-address.ts';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { cutPhoto } from '#accounts/photo/server/cut-photo.ts';
import { users } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Upload } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { withUploadBytes } from '#platform/files/with-upload-bytes.ts';
import { retainFile, releaseFiles, storeFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';

export const PHOTO_KIND = 'photo';

/** Crops and stores the caller's photo; the previous one is released in the same transaction. */
export async function savePhoto(context: SignedInContext, upload: Upload) {
  const cut = await withUploadBytes(upload, (bytes) => cutPhoto(bytes, upload.mediaType));
  const { database, session } = context;
  const { files } = context;
  const file = { kind: PHOTO_KIND, bytes: cut, mediaType: 'image/webp', sizeBytes: cut.length };
  const key = await storeFile(database, files, file);
  await database.transaction(async (transaction) => {
    await changePhoto(transaction, session.userId, photoPath(key));
    await retainFile(transaction, key);
  });
  return { photo: photoPath(key) };
}

export async function removePhoto({ database, session }: SignedInContext) {
  await database.transaction((transaction) => changePhoto(transaction, session.userId, null));
  return { done: true as const };
}

/** When two changes are made at once, the second one sees the file of the first and releases it. */
async function changePhoto(transaction: Database, userId: string, image: string | null): Promise<void> {
  const before = await lockCaller(transaction, userId);
  await transaction.update(users).set({ image, updatedAt: clock.now() }).where(eq(users.id, userId));
  if (before.image !== image) await recordOfAccount(transaction, accountHappenings.photoChanged, userId, userId);
  const key = photoKeyOf(before.image);
  if (key) await releaseFiles(transaction, [key]);
}
