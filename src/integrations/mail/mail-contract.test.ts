import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeMailer } from '../../../tests/contracts/mail-contract.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { createFileMailer } from './mail-files.ts';
import { createSmtpMailer } from './mail-smtp.ts';

const message: MailMessage = {
  key: 'order-confirmation.1',
  title: 'NS0000000001',
  locale: 'en-GB',
  date: new Date('2026-11-20T09:30:00Z'),
  from: { name: 'Gantry', address: 'shop@gantry.example' },
  to: { name: 'A', address: 'a@example.org' },
  subject: 'Your order',
  text: 'Hello',
  html: '<p>Hello</p>',
};

let folder: string;
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gantry-mail-'));
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(folder, { recursive: true });
});

async function listen(server: Server | SMTPServer): Promise<number> {
  const listening = server instanceof SMTPServer ? server.server : server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return (listening.address() as AddressInfo).port;
}

describeMailer('a folder', async () => {
  const mails = await mkdtemp(join(folder, 'mail-'));
  return {
    mailer: createFileMailer(mails),
    async received() {
      const names = await readdir(mails);
      return await Promise.all(names.map(async (name) => ({ raw: await readFile(join(mails, name)) })));
    },
  };
});

describeMailer('a mail server', async () => {
  const received: { raw: Uint8Array; recipients: string[] }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, session, callback) {
      const raw = Buffer.concat(await stream.toArray());
      received.push({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) });
      callback();
    },
  });
  const port = await listen(server);
  return { mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`), received: async () => received };
});

describe('a folder of mails', () => {
  it('holds one complete file for a mail that was sent twice, readable by its owner only', async () => {
    const mailer = createFileMailer(join(folder, 'deep', 'mail'));
    await mailer.send({ ...message, subject: 'first try' });
    await mailer.send({ ...message, subject: 'second try' });
    const mails = join(folder, 'deep', 'mail');
    expect(await readdir(mails)).toEqual(['NS0000000001.eml']);
    expect(await readFile(join(mails, 'NS0000000001.eml'), 'utf8')).toContain('Subject: second try');
    expect((await stat(join(mails, 'NS0000000001.eml'))).mode & 0o077).toBe(0);
  });

  it.each(['../escaped', 'a/b', '', 'NS1.eml\0'])('refuses %j as a file name', async (title) => {
    await expect(createFileMailer(folder).send({ ...message, title })).rejects.toThrow('not a file name');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that is not there makes the mail fail, so that it is tried again', async () => {
    const server = createServer();
    const port = await listen(server);
    await closing.pop()?.();
    await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`).send(message)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('that refuses the recipient makes the mail fail, and nobody reads in a log who that was', async () => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo(_address, _session, callback) {
        callback(new Error('no such mailbox <zofia.kovac@example.org>: unknown'));
      },
    });
    const port = await listen(server);
    const to = { name: 'Žofia', address: 'zofia.kovac@example.org' };
    const failure: unknown = await createSmtpMailer(`smtp://127.0.0.1:${port}`)
      .send({ ...message, to })
      .catch((error: unknown) => error);
    expect(inspect(failure, { depth: 9, showHidden: true })).toMatch(/no such mailbox <…>: unknown/);
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('zofia');
  });
});
