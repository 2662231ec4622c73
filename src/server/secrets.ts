import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** One secret, from which each use has its own key: none can stand in for another. */
export interface Secrets {
  /** 32 bytes, the same for the same purpose on every start and in every process with this secret. */
  deriveKey(purpose: string): Buffer;
}

const fileSchema = z.object({ secret: z.string().min(32) });

/**
 * The shop's secret: the one that was set, else the one in `secrets.json` of the data folder, made at the first start
 * (readable by this user alone). Processes that start at the same moment end up with the same one.
 */
export async function loadSecrets(dataDir: string, configured?: string): Promise<Secrets> {
  const secret = configured ?? (await readSecret(dataDir)) ?? (await createSecret(dataDir));
  return {
    deriveKey: (purpose) => Buffer.from(hkdfSync('sha256', secret, 'gantry', purpose, 32)),
  };
}

async function readSecret(dataDir: string): Promise<string | undefined> {
  let text: string;
  try {
    text = await readFile(join(dataDir, 'secrets.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return fileSchema.parse(JSON.parse(text)).secret;
}

async function createSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secrets.json');
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ secret: randomBytes(32).toString('base64url') })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  // A link fails where a name exists already: the first one wins, and it is complete.
  await link(draft, path).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(draft);
  const secret = await readSecret(dataDir);
  if (secret === undefined) throw new Error(`${path} vanished while it was made`);
  return secret;
}
