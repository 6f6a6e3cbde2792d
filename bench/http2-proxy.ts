import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for this run alone: browsers speak HTTP/2 on encrypted connections only. */
function newCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', cert];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    execFileSync('openssl', ['req', ...kind, ...subject], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Stands before the product as a proxy does in production, and speaks HTTP/2 with browsers. */
export async function startHttp2Proxy(target: string): Promise<{ url: string; stop: () => void }> {
  const server = createSecureServer(newCertificate(), (asked, answer) => {
    const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const options = { method: asked.method, headers: Object.fromEntries([...headers, ['host', new URL(target).host]]) };
    const passed = request(new URL(asked.url, target), options, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !ofConnection.has(name));
      answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
      given.pipe(answer);
    });
    passed.on('error', () => answer.stream?.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    for (const session of sessions) session.destroy();
    server.close();
  };
  return { url: `https://localhost:${port}`, stop };
}
