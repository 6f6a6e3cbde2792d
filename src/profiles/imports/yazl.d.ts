// The package brings no types; only what the tests use.
declare module 'yazl' {
  export class ZipFile {
    readonly outputStream: AsyncIterable<Uint8Array>;
    addBuffer(content: Buffer, path: string, options?: { compress?: boolean; mode?: number }): void;
    addEmptyDirectory(path: string): void;
    end(): void;
  }
}
