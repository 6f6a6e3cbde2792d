import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackedChromium, unpackedLauncher } from '#platform/testing/find-chromium.ts';

/** Libraries and fonts that a bare machine lacks are part of the package. */
const launcher = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** Unpacked into a temporary folder and renamed in one step, so that an interrupted attempt is never taken for a browser. */
export async function unpackChromium(): Promise<string> {
  const cache = dirname(unpackedChromium);
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'chromium-'));
  try {
    await unpackInto(fresh);
    writeFileSync(join(fresh, 'fonts.conf'), fonts);
    writeFileSync(join(fresh, unpackedLauncher), launcher, { mode: 0o755 });
    rmSync(unpackedChromium, { recursive: true, force: true });
    renameSync(fresh, unpackedChromium);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return join(unpackedChromium, unpackedLauncher);
}

/** The package always unpacks into the machine's temporary directory, which users share. */
async function unpackInto(directory: string): Promise<void> {
  const former = process.env.TMPDIR;
  process.env.TMPDIR = directory;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
    await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'));
  } finally {
    if (former === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = former;
  }
}
