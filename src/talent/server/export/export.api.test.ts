import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { CV_PARTS } from '#profiles/cv/rules/cv-parts.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { columnsOf } from '#profiles/server/queries.ts';
import { profiles } from '#profiles/server/tables.ts';

const { product, owner, recruiter } = await startPipelineWorld(startTestProduct());
afterAll(() => product.close());

const everything = { language: 'pt' as const, parts: [...CV_PARTS] };
const secret = /9000|10000|hourValue|monthReceive|bank|pix/i;

async function professional(change: Partial<Profile> = {}) {
  const person = await product.person({ role: 'squadMember', name: change.displayName ?? 'Iara Souza' });
  const content = { ...completeProfile(), ...change };
  await product.database.insert(profiles).values({ memberId: person.id, ...columnsOf(content) });
  return person;
}

const readCv = (who: Person, memberId: string, query: object = everything) =>
  who.call('GET /profileExport/{memberId}', { params: { memberId }, query: query });

async function download(
  who: Pick<Person, 'token'>,
  memberId: string,
  kind: 'pdf' | 'jsonResume',
  query: object = everything,
) {
  const { language, parts } = query as typeof everything;
  const search = new URLSearchParams([['language', language], ...parts.map((part) => ['parts', part])]);
  const address = `${product.url}/api/profileExport/${memberId}/${kind}?${search}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${who.token}` } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the own CV', () => {
  it('PRO-06 is a PDF in the requested language, under a safe name', async () => {
    const person = await professional({ displayName: 'Iara "Ñ" Souza/../x' });
    for (const [language, words, file] of [
      ['pt', ['Experiências', 'fev 2020 – hoje', 'Idiomas'], 'curriculo-iara-n-souza-x-pt.pdf'],
      ['en', ['Experience', 'Feb 2020 – today', 'Languages'], 'cv-iara-n-souza-x-en.pdf'],
    ] as const) {
      const answer = await download(person, person.id, 'pdf', { ...everything, language });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
      const text = readPdf(answer.bytes)[0]!.join('\n');
      for (const word of [...words, 'Designer', 'Oficina', 'Figma', person.email]) expect(text).toContain(word);
      expect(text).not.toMatch(secret);
    }
  });

  it('PRO-06 leaves out what was not asked for', async () => {
    const person = await professional();
    const bare = { ...everything, parts: [] };
    const { body } = await readCv(person, person.id, bare);
    expect(body.cv).toMatchObject({ name: 'Iara Souza', links: [], photo: null });
    expect(JSON.stringify(body)).not.toMatch(/Telas|behance|3333|@/);
    const text = readPdf((await download(person, person.id, 'pdf', bare)).bytes)[0]!.join('\n');
    expect(text).toContain('Oficina');
    expect(text).not.toMatch(/Telas|behance|3333|@/);
  });

  it('PRO-06 has the photo where there is one', async () => {
    const person = await professional();
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    const sent = await person.call('POST /users/photo', { body: photo, headers: { 'content-type': 'image/png' } });
    const { body } = await readCv(person, person.id);
    expect([body.hasPhoto, body.cv.photo]).toEqual([true, sent.body.photo]);
    const withPhoto = await download(person, person.id, 'pdf');
    expect(withPhoto.bytes.toString('latin1')).toContain('/Subtype /Image');
    const without = await download(person, person.id, 'pdf', { ...everything, parts: ['contact'] });
    expect(without.bytes.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('PRO-06 spans several numbered pages when the history is long', async () => {
    const [job] = completeProfile().experiences;
    const description = Array.from({ length: 12 }, (_, index) => `• Resultado ${index} ${'com detalhes '.repeat(9)}`);
    const experiences = Array.from({ length: 50 }, (_, index) => ({
      ...job!,
      id: String(index),
      office: `Cargo ${index}`,
      description: description.join('\n').slice(0, 2_000),
    }));
    const person = await professional({ experiences });
    const pages = readPdf((await download(person, person.id, 'pdf')).bytes);
    expect(pages.length).toBeGreaterThan(12);
    for (const [index, lines] of pages.entries()) {
      expect(lines.at(-1)).toBe(`Iara Souza${index + 1} / ${pages.length}`);
      expect(lines.at(-2)).not.toMatch(/^Cargo|^Oficina|^Experiências$|^Formação$/);
    }
  });

  it('PRO-06 says which characters the PDF has no font for', async () => {
    const person = await professional({ displayName: '山田 太郎', about: 'Olá 🚀' });
    expect((await readCv(person, person.id)).body.leftOut).toEqual(['山田 太郎']);
    expect((await download(person, person.id, 'pdf')).status).toBe(200);
  });

  it('PRO-06 comes as JSON Resume that our own import accepts', async () => {
    const person = await professional();
    const answer = await download(person, person.id, 'jsonResume');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="curriculo-iara-souza-pt.json"');
    expect(answer.bytes.toString()).not.toMatch(secret);
    const other = await product.person({ role: 'squadMember' });
    const headers = { 'content-type': 'application/json' };
    const imported = await other.call('POST /profileImports', { body: answer.bytes, headers });
    expect([imported.status, imported.body.source]).toEqual([201, 'jsonResume']);
    const { changes } = imported.body;
    expect(JSON.stringify(changes)).toContain('Oficina');
  });
});

describe("a professional's CV for others", () => {
  it('PRO-06 is for companies that may see the professional, with no way around that, and for no other member', async () => {
    const person = await professional();
    const stranger = await professional();
    for (const who of [owner, recruiter]) expect((await readCv(who, person.id)).status).toBe(404);
    expect((await person.call('PUT /users/listing', { body: { listed: true } })).status).toBe(200);
    for (const who of [owner, recruiter]) {
      const { status, body } = await readCv(who, person.id);
      expect([status, body.isOwn]).toEqual([200, false]);
      expect(JSON.stringify(body)).not.toMatch(/3333|@example/);
      for (const kind of ['pdf', 'jsonResume'] as const) {
        const answer = await download(who, person.id, kind);
        expect(answer.status).toBe(200);
        const raw = answer.bytes.toString('latin1');
        expect(raw).not.toMatch(/mailto|tel:|@example/);
        // The digits of the phone number may stand in a document's own numbers.
        expect(kind === 'pdf' ? readPdf(answer.bytes).flat().join('\n') : raw).not.toMatch(/3333/);
      }
    }
    for (const kind of ['pdf', 'jsonResume'] as const)
      expect((await download(stranger, person.id, kind)).status).toBe(404);
    expect((await readCv(stranger, person.id)).status).toBe(404);
  });

  it('PRO-06 refuses other languages, parts and ids', async () => {
    const person = await professional();
    for (const query of [{}, { language: 'fr' }, { language: 'pt', parts: ['bankDetails'] }])
      expect((await readCv(person, person.id, query)).status).toBe(422);
    expect((await readCv(person, 'me')).status).toBe(404);
  });
});
