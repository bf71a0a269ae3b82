import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A self-signed certificate for this run: browsers speak HTTP/2 only over TLS. */
export function selfSignedCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'wbd-bench-'));
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  try {
    const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const files = ['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=127.0.0.1'];
    const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...options, ...files], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`openssl is needed for the certificate: ${stderr}`);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
