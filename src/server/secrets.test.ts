import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gantry-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the secrets', () => {
  it('are made once, kept for this user alone, and the same for all who start at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(dataDir)));
    const keys = new Set(all.map((secrets) => secrets.deriveKey('session').toString('hex')));
    expect(keys.size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('give every purpose a key of its own', async () => {
    const secrets = await loadSecrets(dataDir);
    expect(secrets.deriveKey('session')).toHaveLength(32);
    expect(secrets.deriveKey('session').equals(secrets.deriveKey('card'))).toBe(false);
  });

  it('come from the setting where there is one, and then no file is made', async () => {
    const secret = 's'.repeat(32);
    const [one, other] = await Promise.all([loadSecrets(dataDir, secret), loadSecrets('/nowhere', secret)]);
    expect(one.deriveKey('session').equals(other.deriveKey('session'))).toBe(true);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
