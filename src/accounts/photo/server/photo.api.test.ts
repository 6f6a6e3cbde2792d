import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { MAXIMUM_PHOTO_BYTES } from '#accounts/photo/rules/photo-limits.ts';
import { photoKeyOf } from '#accounts/photo/rules/photo-address.ts';
import { users } from '#accounts/server/tables.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const [red, blue] = [
  { r: 220, g: 20, b: 20 },
  { r: 20, g: 20, b: 220 },
];
const plain = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } });
const upload = (body: Uint8Array, type: string) => ({ body, headers: { 'content-type': type } });
const member = () => product.person({ role: 'squadMember' });
type Person = Awaited<ReturnType<typeof member>>;

async function show(person: Person) {
  const { body } = await person.call('GET /session');
  return body.session!.photo;
}
const fetchPhoto = (path: string) => fetch(product.url + path);
const rowsOf = async (path: string) =>
  product.database
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.key, photoKeyOf(path)!));

test('ACC-17 PRO-05 a photo becomes an upright square without what the camera wrote into it', async () => {
  const person = await member();
  // Stored sideways: the left half red, the right half blue; the camera's metadata asks for a quarter turn.
  const left = await plain(600, 800).png().toBuffer();
  const photo = await plain(1200, 800, blue)
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await person.call('POST /users/photo', upload(photo, 'image/jpeg'));
  expect(answer.status).toBe(201);
  expect(await show(person)).toBe(answer.body.photo);
  expect(answer.body.photo).toMatch(/^\/api\/photos\/[\w-]{22}$/);

  const served = await fetchPhoto(answer.body.photo);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  const bytes = Buffer.from(await served.arrayBuffer());
  expect(bytes.includes('SecretCamera')).toBe(false);
  const { format, width, height, exif, orientation, pages } = await sharp(bytes).metadata();
  expect({ format, width, height, exif, orientation, pages }).toEqual({ format: 'webp', width: 512, height: 512 });
  const raw = await sharp(bytes).raw().toBuffer();
  const at = (x: number, y: number) => [...raw.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)];
  expect(at(256, 20)[0]).toBeGreaterThan(180);
  expect(at(256, 490)[2]).toBeGreaterThan(180);
});

test('ACC-17 another photo replaces the one before, and removing leaves none', async () => {
  const person = await member();
  const image = upload(await plain(40, 40).webp().toBuffer(), 'image/webp');
  const first = (await person.call('POST /users/photo', image)).body.photo;
  const second = (await person.call('POST /users/photo', image)).body.photo;
  expect(second).not.toBe(first);
  expect((await fetchPhoto(first)).status).toBe(404);
  expect((await fetchPhoto(second)).status).toBe(200);
  expect((await person.call('DELETE /users/photo')).body).toEqual({ done: true });
  expect((await person.call('DELETE /users/photo')).status).toBe(200);
  expect(await show(person)).toBeNull();
  expect((await fetchPhoto(second)).status).toBe(404);

  await purgeFiles(product.database, product.files, product.app.log);
  expect([...(await rowsOf(first)), ...(await rowsOf(second))]).toEqual([]);
  expect(await product.files.get(photoKeyOf(second)!)).toBeNull();
});

test('ACC-17 of uploads at the same time one stays, and no file is left over', async () => {
  const person = await member();
  const image = upload(await plain(64, 64).png().toBuffer(), 'image/png');
  const answers = await Promise.all(Array.from({ length: 5 }, () => person.call('POST /users/photo', image)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const shown = await show(person);
  await purgeFiles(product.database, product.files, product.app.log);
  const left = await Promise.all(answers.map(({ body }) => rowsOf(body.photo)));
  expect(left.flat().map(({ key }) => key)).toEqual([photoKeyOf(shown)]);
});

test('PRO-05 ACC-17 files that lie about their type, or are no image, are refused', async () => {
  const person = await member();
  const png = await plain(20, 20).png().toBuffer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const gif = await plain(20, 20).gif().toBuffer();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const cases: [Uint8Array, string, number, string][] = [
    [heic, 'image/jpeg', 422, 'accounts.photoUnreadable'],
    [heic, 'image/heic', 415, 'platform.unsupportedMediaType'],
    [png, 'image/jpeg', 422, 'accounts.photoOtherType'],
    [svg, 'image/png', 422, 'accounts.photoUnreadable'],
    [gif, 'image/webp', 422, 'accounts.photoUnreadable'],
    [Buffer.from('MZ program'), 'image/png', 422, 'accounts.photoUnreadable'],
    [png.subarray(0, png.length / 2), 'image/png', 422, 'accounts.photoUnreadable'],
    [new Uint8Array(), 'image/png', 422, 'accounts.photoUnreadable'],
    [svg, 'image/svg+xml', 415, 'platform.unsupportedMediaType'],
    [png, 'text/html', 415, 'platform.unsupportedMediaType'],
    [new Uint8Array(MAXIMUM_PHOTO_BYTES + 1), 'image/png', 413, 'platform.tooLarge'],
  ];
  for (const [body, type, status, code] of cases) {
    const answer = await person.call('POST /users/photo', upload(body, type));
    expect([type, answer.status, answer.body.error?.code]).toEqual([type, status, code]);
  }
  expect(await show(person)).toBeNull();
});

test('PRO-05 ACC-17 an image of few bytes and endless pixels is refused by its first bytes, an animation stands still', async () => {
  const person = await member();
  const bomb = await plain(9_000, 9_000).png().toBuffer();
  expect(bomb.length).toBeLessThan(MAXIMUM_PHOTO_BYTES);
  // Half of it cannot be decoded; decoding it would report that it is no image.
  for (const bytes of [bomb, bomb.subarray(0, bomb.length / 2)]) {
    const refused = await person.call('POST /users/photo', upload(bytes, 'image/png'));
    expect(refused.body.error.code).toBe('accounts.photoTooManyPixels');
  }
  // Sixty megapixels, as some cameras take them.
  const vast = await plain(10_000, 6_000).jpeg({ quality: 40 }).toBuffer();
  const tooVast = await person.call('POST /users/photo', upload(vast, 'image/jpeg'));
  expect([tooVast.status, tooVast.body.error.code]).toEqual([422, 'accounts.photoTooManyPixels']);

  const frames = await Promise.all([plain(50, 50).png().toBuffer(), plain(50, 50, blue).png().toBuffer()]);
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ delay: 100 })
    .toBuffer();
  const { body } = await person.call('POST /users/photo', upload(animation, 'image/webp'));
  const still = await sharp(Buffer.from(await (await fetchPhoto(body.photo)).arrayBuffer())).metadata();
  expect([still.pages ?? 1, still.width, still.height]).toEqual([1, 512, 512]);
});

test('ACC-17 an upload that is broken off leaves the photo before', async () => {
  const person = await member();
  const image = await plain(64, 64).png().toBuffer();
  const { photo } = (await person.call('POST /users/photo', upload(image, 'image/png'))).body;
  const controller = new AbortController();
  const endless = new ReadableStream({
    pull(stream) {
      stream.enqueue(image.subarray(0, 64));
      controller.abort();
    },
  });
  const broken = fetch(`${product.url}/api/users/photo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
    body: endless,
    duplex: 'half',
    signal: controller.signal,
  } as RequestInit);
  await expect(broken).rejects.toThrow('aborted');
  expect(await show(person)).toBe(photo);
  const [row] = await product.database.select({ image: users.image }).from(users).where(eq(users.id, person.id));
  expect(row!.image).toBe(photo);
});
