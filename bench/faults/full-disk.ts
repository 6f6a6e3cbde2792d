import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import { figure } from '../figure.ts';
import { createEmptyDatabase } from './empty-database.ts';
import type { Fault } from './fault.ts';

const UPLOADS = 60;

/**
 * Stores photos on a disk of one megabyte until it is full: each is stored or answered 503, and there is space again when one is removed.
 */
export const fullDisk: Fault = {
  name: 'full disk of the file store',
  async measure() {
    if (process.getuid?.() !== 0) {
      console.log('    left out: only root can make a small disk.');
      return [];
    }
    const directory = await mkdtemp(join(tmpdir(), 'ponte-full-'));
    const files = join(directory, 'files');
    await mkdir(files);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', files], { stdio: 'ignore' });
    } catch {
      console.log('    left out: this machine does not let a small disk be made.');
      await rm(directory, { recursive: true });
      return [];
    }
    const env = {
      DATABASE_URL: await createEmptyDatabase('ponte_faults_disk'),
      DATA_DIR: directory,
      RATE_LIMITS: '0',
      LOG_LEVEL: 'silent',
    };
    const product = await startProduct({ env });
    try {
      const noise = { create: { width: 600, height: 600, channels: 3, background: 'white', noise: gaussian } } as const;
      const photo = await sharp(noise).jpeg({ quality: 95 }).toBuffer();
      const statuses = new Map<number, number>();
      let unread = 0;
      for (let number = 0; number < UPLOADS; number += 1) {
        const cookie = await enter(product.url, `disk-${Date.now()}-${number}@bench.test`);
        const kept = await fetch(`${product.url}/api/users/photo`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'image/jpeg' },
          body: new Uint8Array(photo),
        });
        statuses.set(kept.status, (statuses.get(kept.status) ?? 0) + 1);
        if (!kept.ok) continue;
        const { photo: path } = (await kept.json()) as { photo: string };
        const read = await fetch(product.url + path, { headers: { cookie } });
        if (!read.ok || (await read.arrayBuffer()).byteLength === 0) unread += 1;
      }
      const full = statuses.get(503) ?? 0;
      const other = [...statuses].filter(([status]) => status !== 503 && status >= 300);
      const from = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      return [
        figure('faults: full disk: uploads refused with 503', full, { atLeast: 1, digits: 0, from }),
        figure('faults: full disk: uploads failed otherwise', other.length, { atMost: 0, digits: 0 }),
        figure('faults: full disk: kept photos that cannot be read', unread, { atMost: 0, digits: 0 }),
      ];
    } finally {
      await product.stop();
      execFileSync('umount', [files]);
      await rm(directory, { recursive: true, force: true });
    }
  },
};

const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;

async function enter(url: string, email: string): Promise<string> {
  const account = { email, password: DEMO_PASSWORD, userRole: 'squadMember', acceptedTerms: true };
  const post = (path: string) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
  await post('/users/create');
  const { headers } = await post('/auth/login');
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
