import { crc32, deflateRawSync } from 'node:zlib';

/** A valid archive of these files. */
export function zipOf(files: Record<string, string>): Uint8Array {
  return handMadeZip(Object.entries(files).map(([path, content]) => ({ path, content })));
}

/** An entry whose headers may lie about everything. */
export type HandMadeEntry = {
  path: string;
  content?: string | Uint8Array;
  statedSize?: number;
  statedCrc?: number;
  flags?: number;
  method?: 0 | 8 | 99;
  mode?: number;
};

/** An archive written byte by byte: local headers and contents, the central directory, its end. */
export function handMadeZip(entries: readonly HandMadeEntry[], statedCount = entries.length): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { path, content = '', statedSize, statedCrc, flags = 0x800, method = 8, mode = 0o100644 } of entries) {
    const plain = Buffer.from(content as string);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const name = Buffer.from(path);
    const shared = Buffer.concat([
      numbers(
        [20, 2],
        [flags, 2],
        [method, 2],
        [0, 4],
        [statedCrc ?? crc32(plain), 4],
        [packed.length, 4],
        [statedSize ?? plain.length, 4],
        [name.length, 2],
        [0, 2],
      ),
    ]);
    const local = Buffer.concat([numbers([0x04034b50, 4]), shared, name, packed]);
    locals.push(local);
    centrals.push(
      Buffer.concat([
        numbers([0x02014b50, 4], [0x0314, 2]),
        shared,
        numbers([0, 2], [0, 2], [0, 2], [(mode << 16) >>> 0, 4], [offset, 4]),
        name,
      ]),
    );
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [statedCount, 2],
    [statedCount, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...locals, directory, end]);
}

function numbers(...fields: [value: number, bytes: number][]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
