import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';
import { type PipelineWorld, portfolioSteps } from '#application/testing/steps/portfolio-steps.ts';

// This file has a world of its own, because files are counted.
let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld(startTestProduct());
});
afterAll(() => world.product.close());
const { findable, plain, own, add, upload, fetchFile } = portfolioSteps(() => world.product);
const pdf = '%PDF-1.7 portfolio';

const refusal = ({ status, body }: { status: number; body: { error: { code: string } } }) => [status, body.error.code];
async function countFiles(): Promise<number> {
  await purgeFiles(world.product.database, world.product.files, { warn: () => {} });
  return world.product.database.$count(storedFiles);
}

it('pictures become upright WebP without what the camera wrote, with a preview, by their bytes and not their name', async () => {
  const who = await findable();
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'navy' } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const added = await upload(who, await add(who, 'A'), photo, 'page.html');
  const [picture] = added.body.pictures;
  expect([added.status, picture]).toMatchObject([201, { alternative: '', width: 1000, height: 2000 }]);
  const served = await fetchFile(who.id, picture!.fileId);
  expect([served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
    'image/webp',
    'nosniff',
  ]);
  const bytes = Buffer.from(await served.arrayBuffer());
  expect(bytes.includes('SecretCamera')).toBe(false);
  const { format, width, exif, orientation } = await sharp(bytes).metadata();
  expect({ format, width, exif, orientation }).toEqual({ format: 'webp', width: 1000 });
  const preview = await fetchFile(who.id, picture!.fileId, undefined, {}, '?size=preview');
  expect((await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).width).toBe(640);
});

it('are asked for anew each time, without their bytes while nothing changed', async () => {
  const who = await findable();
  const pieceId = await add(who, 'A');
  const { fileId } = (await upload(who, pieceId, await plain())).body.pictures[0]!;
  const first = await fetchFile(who.id, fileId);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const tag = { 'if-none-match': first.headers.get('etag')! };
  const second = await fetchFile(who.id, fileId, undefined, tag);
  expect([second.status, (await second.arrayBuffer()).byteLength]).toEqual([304, 0]);
  await who.call('DELETE /users/portfolio/{pieceId}/files/{fileId}', { params: { pieceId, fileId } });
  expect((await fetchFile(who.id, fileId, undefined, tag)).status).toBe(404);
});

it('a piece has up to eight pictures or one PDF, also when they come at once', async () => {
  const who = await findable();
  const [pictures, document] = [await add(who, 'A'), await add(who, 'B')];
  const image = await plain();
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(who, pictures, image)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  expect(refusal(answers.find(({ status }) => status !== 201)!)).toEqual([422, 'profiles.tooManyPictures']);
  expect(refusal(await upload(who, pictures, pdf))).toEqual([422, 'profiles.oneDocumentOnly']);
  const mixed = await Promise.all([upload(who, document, pdf, 'Marca.pdf'), upload(who, document, pdf)]);
  expect(world.statusesOf(mixed)).toEqual([201, 422]);
  expect(refusal(await upload(who, document, image))).toEqual([422, 'profiles.oneDocumentOnly']);
  const { pieces } = await own(who);
  expect(pieces.map((piece) => [piece.pictures.length, piece.document !== null])).toEqual([
    [8, false],
    [0, true],
  ]);
});

it('a PDF is saved under a name that is one, whatever it was called', async () => {
  const who = await findable();
  const { document } = (await upload(who, await add(who, 'A'), pdf, '../relação "x".html')).body;
  expect(document!.name).toBe('relação x.html.pdf');
  const served = await fetchFile(who.id, document!.fileId);
  expect(served.headers.get('content-type')).toBe('application/pdf');
  expect(served.headers.get('content-disposition')).toContain('attachment; filename="relacao x.html.pdf"');
  expect(await served.text()).toBe(pdf);
});

it('what is no picture, too large or cut off is refused, and nothing of it stays', async () => {
  const who = await findable();
  const pieceId = await add(who, 'A');
  const before = await countFiles();
  const noise = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const image = await plain();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const bytes of [svg, noise, 'MZ', image.subarray(0, image.length / 2), pdf.slice(1)])
    expect(refusal(await upload(who, pieceId, bytes))).toEqual([422, 'profiles.pictureUnreadable']);
  const vast = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(refusal(await upload(who, pieceId, vast))).toEqual([422, 'profiles.pictureTooManyPixels']);
  const heavy = Buffer.concat([image, Buffer.alloc(5 * 1024 * 1024)]);
  expect(refusal(await upload(who, pieceId, heavy))).toEqual([422, 'profiles.pictureTooLarge']);
  expect((await upload(who, pieceId, new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
  expect(await countFiles()).toBe(before);
});

it('pictures keep order and words, and go with their piece', async () => {
  const who = await findable();
  const before = await countFiles();
  const pieceId = await add(who, 'A');
  for (const width of [10, 20, 30]) await upload(who, pieceId, await plain(width));
  const [one, two, three] = (await own(who)).pieces[0]!.pictures.map(({ fileId }) => fileId);
  const words = { version: 1, title: 'A' };
  const save = (pictures: object[]) =>
    who.call.raw('PUT /users/portfolio/{pieceId}', { params: { pieceId }, body: { ...words, pictures } });
  const word = (fileId?: string) => ({ fileId, alternative: `Capa ${fileId}` });
  expect(refusal(await save([word(one), word(two)]))).toEqual([422, 'profiles.pieceFileUnknown']);
  const saved = await save([word(three), word(one), word(two)]);
  expect(
    saved.body.pictures.map(({ width, alternative }: { width: number; alternative: string }) => [width, alternative]),
  ).toEqual([
    [30, `Capa ${three}`],
    [10, `Capa ${one}`],
    [20, `Capa ${two}`],
  ]);
  await who.call('DELETE /users/portfolio/{pieceId}/files/{fileId}', { params: { pieceId, fileId: three! } });
  expect((await own(who)).pieces[0]!.pictures.map(({ width }) => width)).toEqual([10, 20]);
  expect((await upload(who, pieceId, await plain(40))).status).toBe(201);
  expect(await countFiles()).toBe(before + 6);
  await who.call('DELETE /users/portfolio/{pieceId}', { params: { pieceId } });
  expect(await countFiles()).toBe(before);
});
