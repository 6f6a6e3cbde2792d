import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { MAXIMUM_FILES } from '#pipeline/files/rules/file-limits.ts';
import { candidateFiles } from '#pipeline/files/server/tables.ts';
import { eraseTools } from '#pipeline/server/tools-own-data.ts';

const { product, owner, otherOwner, watcher, chooser, recruiter, workspaceId, scene, statusesOf } =
  await startPipelineWorld(startTestProduct());
afterAll(() => product.close());
const headers = { workspaceid: workspaceId };
const pdf = '%PDF-1.7 proposta';

const add = (who: Person, applicationId: string, name = 'proposta.pdf', body: string | Uint8Array = pdf, more = {}) =>
  who.call('POST /candidates/{applicationId}/files', {
    params: { applicationId },
    query: { name },
    body,
    headers: { 'content-type': 'application/octet-stream', ...more },
  });
const on = (who: Person, method: 'GET' | 'DELETE', applicationId: string, fileId: string, more = {}) =>
  who.call(`${method} /candidates/{applicationId}/files/{fileId}`, {
    params: { applicationId, fileId },
    headers: more,
  });

describe('files about a candidate', () => {
  it('PIP-01 are stored, listed, downloaded under their name and deleted with their bytes', async () => {
    const { ids } = await scene(['new']);
    const [id] = ids as [string];
    const added = await add(owner, id);
    expect([added.status, added.body]).toMatchObject([201, { name: 'proposta.pdf', mediaType: 'application/pdf' }]);
    const list = () => owner.call('GET /candidates/{applicationId}/files', { params: { applicationId: id } });
    expect((await list()).body.files).toMatchObject([{ addedBy: 'Olga Dona', sizeBytes: pdf.length }]);
    const got = await on(owner, 'GET', id, added.body.fileId);
    expect([got.status, got.body]).toEqual([200, pdf]);
    expect(got.headers.get('content-disposition')).toContain('proposta.pdf');
    expect(got.headers.get('content-disposition')).toContain('attachment');
    expect((await on(owner, 'DELETE', id, added.body.fileId)).status).toBe(200);
    expect((await on(owner, 'GET', id, added.body.fileId)).status).toBe(404);
    expect((await list()).body.files).toEqual([]);
  });

  it('PIP-01 have the type of their bytes, whatever their name; other types and too large ones are refused', async () => {
    const { ids } = await scene(['new']);
    const [id] = ids as [string];
    expect((await add(owner, id, 'cv.pdf', 'MZ\u0000')).body.error.code).toBe('pipeline.fileTypeUnknown');
    expect((await add(owner, id, 'x.html', '<script>')).status).toBe(422);
    expect((await add(owner, id, '../../etc.csv', 'a;b')).status).toBe(201);
    expect((await add(owner, id, 'big.txt', new Uint8Array(25 * 1024 * 1024 + 1).fill(97))).status).toBe(413);
  });

  it('PIP-01 are downloaded under their given name, whatever its characters', async () => {
    const [id] = (await scene(['new'])).ids as [string];
    for (const name of ['relac\u0327a\u0303o de cursos.pdf', 'a"b\\c.pdf', '履歴書 🙂.pdf']) {
      const { fileId } = (await add(owner, id, name)).body;
      const got = await on(owner, 'GET', id, fileId);
      expect([name, got.status]).toEqual([name, 200]);
      const saved = encodeURIComponent(name.normalize('NFC'));
      expect(got.headers.get('content-disposition')).toContain(`filename*=UTF-8''${saved}`);
    }
  });

  it.each([
    ['cv.bat', pdf, 'cv.bat.pdf'],
    ['cv.hta', pdf, 'cv.hta.pdf'],
    ['cv_\u202Efdp.zip', 'PK\u0003\u0004', 'cv_fdp.zip'],
    ['piz.jar', 'PK\u0003\u0004', 'piz.jar.zip'],
    ['macros.docm', 'PK\u0003\u0004', 'macros.docm.zip'],
  ])('PIP-01 a file %j ends as what it is: nobody runs it by its name', async (given, body, name) => {
    const [id] = (await scene(['new'])).ids as [string];
    const added = (await add(owner, id, given, body)).body;
    expect(added.name).toBe(name);
    const got = await on(owner, 'GET', id, added.fileId);
    expect(got.headers.get('content-disposition')).toContain(name);
    // So do files from before names followed their bytes.
    await product.database.update(candidateFiles).set({ name: given }).where(eq(candidateFiles.id, added.fileId));
    const again = await on(owner, 'GET', id, added.fileId);
    expect(again.headers.get('content-disposition')).toContain(name);
  });

  it('PIP-01 are the company’s: read-only colleagues add none, others find nothing, the candidate neither', async () => {
    const { ids, members } = await scene(['new']);
    const [id] = ids as [string];
    const { fileId } = (await add(chooser, id, 'a.pdf', pdf, headers)).body;
    expect((await add(watcher, id, 'a.pdf', pdf, headers)).status).toBe(403);
    expect((await on(watcher, 'GET', id, fileId, headers)).status).toBe(200);
    expect((await on(watcher, 'DELETE', id, fileId, headers)).status).toBe(403);
    expect((await on(recruiter, 'DELETE', id, fileId)).status).toBe(403);
    expect((await on(otherOwner, 'GET', id, fileId)).status).toBe(404);
    expect((await add(otherOwner, id)).status).toBe(404);
    expect((await on(members[0]!, 'GET', id, fileId)).status).toBe(403);
    const another = (await scene(['new'])).ids[0]!;
    expect((await on(owner, 'GET', another, fileId)).status).toBe(404);
  });

  it('PIP-01 are at most fifty, also when they come at once; refused ones leave nothing behind', async () => {
    const [id] = (await scene(['new'])).ids as [string];
    const kept = Array.from({ length: MAXIMUM_FILES - 1 }, (_, number) => ({
      applicationId: id,
      fileKey: `planted ${id} ${number}`,
      name: `${number}.pdf`,
      mediaType: 'application/pdf',
      sizeBytes: 1,
      addedBy: owner.id,
    }));
    await product.database.insert(candidateFiles).values(kept);
    const answers = await Promise.all([add(owner, id), add(owner, id), add(owner, id)]);
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    const stored = await product.database.$count(storedFiles);
    const refused = await add(owner, id);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'pipeline.tooManyFiles']);
    expect(await product.database.$count(storedFiles)).toBe(stored);
  });

  it('PIP-01 go with the account of the person they are about', async () => {
    const { ids, members } = await scene(['new']);
    await add(owner, ids[0]!);
    await product.database.transaction((transaction) => eraseTools(transaction, members[0]!.id));
    const list = await owner.call('GET /candidates/{applicationId}/files', { params: { applicationId: ids[0]! } });
    expect(list.body.files).toEqual([]);
    const before = await product.database.$count(storedFiles);
    await purgeFiles(product.database, product.files, { warn: () => {} });
    expect(await product.database.$count(storedFiles)).toBeLessThan(before);
  });
});
