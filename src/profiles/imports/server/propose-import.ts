import type { Upload } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { withUploadBytes } from '#platform/files/with-upload-bytes.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { importErrors } from '#profiles/errors.ts';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';
import { decodeText } from '#platform/files/decode-text.ts';
import type { DateOrder } from '#profiles/imports/rules/date-orders.ts';
import type { ImportOptions } from '#profiles/imports/server/formats/import-options.ts';
import { parseJsonResume } from '#profiles/imports/server/formats/json-resume.ts';
import { parseLinkedInExport } from '#profiles/imports/server/formats/linkedin-zip.ts';
import { profileDifference } from '#profiles/imports/rules/profile-difference.ts';
import type { ProfileDraft } from '#profiles/imports/rules/profile-draft.ts';
import { presentImport } from '#profiles/server/present-profile.ts';
import { insertImport, lockProfile } from '#profiles/server/queries.ts';
import { knownSkillKinds } from '#profiles/imports/server/known-skill-kinds.ts';

/** Parses a member's file and saves its changes as a proposal. Throws the parsers' refusals as errors of its own. */
export async function proposeImport(
  { database, session, now }: SignedInContext,
  upload: Upload,
  dateOrder?: DateOrder,
) {
  const isJson = upload.mediaType === 'application/json';
  const today = now.toISOString().slice(0, 7);
  const draft = await withUploadBytes(upload, (bytes) =>
    readFile(database, { bytes, isJson }, { today, ...(dateOrder && { dateOrder }) }),
  );
  return database.transaction(async (transaction) => {
    const profile = await lockProfile(transaction, session.userId);
    const imported = await insertImport(transaction, {
      memberId: session.userId,
      source: draft.source === 'linkedIn' ? 'linkedin' : 'jsonResume',
      difference: profileDifference(profile.content, draft),
      warnings: draft.warnings,
    });
    return presentImport(imported, profile);
  });
}

async function readFile(
  database: Database,
  { bytes, isJson }: { bytes: Uint8Array; isJson: boolean },
  asked: ImportOptions,
): Promise<ProfileDraft> {
  const text = isJson ? decodeText(bytes) : null;
  const parse = async (options: ImportOptions) =>
    isJson ? parseJsonResume(text?.text ?? '', options) : parseLinkedInExport(bytes, options);
  try {
    // Parsed once for the names of the skills, then again with the taxonomy's kinds.
    const names: string[] = [];
    const first = await parse({ ...asked, kindOfSkill: (name) => (names.push(name), 'skills') });
    if (names.length === 0) return first;
    const kinds = await knownSkillKinds(database, names);
    return await parse({ ...asked, kindOfSkill: (name) => kinds(name) ?? 'skills' });
  } catch (problem) {
    if (problem instanceof ImportRefusal) throw importErrors[problem.code](problem.params);
    throw problem;
  }
}
