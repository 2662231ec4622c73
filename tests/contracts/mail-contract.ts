import { beforeEach, describe, expect, it } from 'vitest';
import type { Mailer, MailMessage } from '../../src/mail/mailer.ts';
import { type ReadMail, readMail } from '../support/read-mail.ts';

/** A way out for mails, and what arrived at its other end. */
export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** Each mail as the receiver would keep it, with what it was told of the recipients apart from the headers, if it was. */
  received(): Promise<readonly { readonly raw: Uint8Array; readonly recipients?: readonly string[] }[]>;
}

const message: MailMessage = {
  key: 'order-confirmation.0190f0c2-7b1f-7c53-9d7e-3b1c5f0a1e11',
  title: 'NS0000000042',
  locale: 'sk-SK',
  date: new Date('2026-11-20T09:30:00Z'),
  from: { name: 'Gantry', address: 'shop@gantry.example' },
  to: { name: 'Žofia Kováčová', address: 'zofia@zakaznik.example' },
  subject: 'Vaša objednávka NS0000000042 – ďakujeme',
  text: `Dobrý deň, Žofia Kováčová,\n\n${'veľmi dlhý riadok bez konca '.repeat(60)}\n.\nbodka na začiatku\n`,
  html: '<!doctype html><html lang="sk"><body><p>Dobrý deň, Žofia Kováčová — 1 234,56 €</p></body></html>',
};

function valuesOf(mail: ReadMail, name: string): string[] {
  return mail.headers.filter(([header]) => header === name).map(([, value]) => value);
}

/** What must be true of a mail whichever way it goes out. */
export function describeMailer(name: string, setup: () => Promise<MailerUnderTest>): void {
  describe(`${name} as a mailer`, () => {
    let way: MailerUnderTest;
    beforeEach(async () => {
      way = await setup();
    });

    async function sendAndRead(changes: Partial<MailMessage> = {}) {
      await way.mailer.send({ ...message, ...changes });
      const [first, ...others] = await way.received();
      expect(others).toEqual([]);
      if (first === undefined) throw new Error('nothing arrived');
      return { mail: readMail(first.raw), recipients: first.recipients };
    }

    it('says who, to whom, when and what in headers that every mail program reads', async () => {
      const { mail } = await sendAndRead();
      expect(valuesOf(mail, 'from')).toEqual(['Gantry <shop@gantry.example>']);
      expect(valuesOf(mail, 'to')).toEqual(['Žofia Kováčová <zofia@zakaznik.example>']);
      expect(valuesOf(mail, 'subject')).toEqual(['Vaša objednávka NS0000000042 – ďakujeme']);
      expect(valuesOf(mail, 'date')).toEqual(['Fri, 20 Nov 2026 09:30:00 +0000']);
      expect(valuesOf(mail, 'message-id')).toEqual([`<${message.key}@gantry.example>`]);
      expect(valuesOf(mail, 'auto-submitted')).toEqual(['auto-generated']);
      expect(valuesOf(mail, 'content-language')).toEqual(['sk-SK']);
      expect(valuesOf(mail, 'mime-version')).toEqual(['1.0']);
    });

    it('S-06: names where one click ends such mails, in mails that somebody subscribed to and in no other', async () => {
      const unsubscribe = 'https://shop.example/newsletter/unsubscribe?token=abc';
      const { mail } = await sendAndRead({ unsubscribe });
      expect(valuesOf(mail, 'list-unsubscribe')).toEqual([`<${unsubscribe}>`]);
      expect(valuesOf(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    });

    it('sends nothing but ASCII in lines of at most 998 characters', async () => {
      const { mail } = await sendAndRead();
      expect(mail.lines.filter((line) => line.length > 998 || /[^\t\x20-\x7e]/.test(line))).toEqual([]);
    });

    it('carries the same words as text and as HTML', async () => {
      const { mail } = await sendAndRead();
      expect(valuesOf(mail, 'content-type')[0]).toMatch(/^multipart\/alternative;/);
      expect(Object.keys(mail.parts)).toEqual(['text/plain', 'text/html']);
      expect(mail.parts['text/plain']?.trimEnd()).toBe(message.text.trimEnd());
      expect(mail.parts['text/html']?.trimEnd()).toBe(message.html);
    });

    it('T-02: carries files beside the words', async () => {
      await way.mailer.send({
        ...message,
        attachments: [
          { name: '2026000001.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 …') },
        ],
      });
      const [first] = await way.received();
      const raw = Buffer.from(first?.raw ?? []).toString('latin1');
      expect(raw).toMatch(/^Content-Type: multipart\/mixed;/m);
      expect(raw).toMatch(/^Content-Disposition: attachment; filename="?2026000001\.pdf"?/m);
      expect(raw).toContain(Buffer.from('%PDF-1.7 …').toString('base64'));
    });

    it.each(['../a.pdf', 'a\r\nb.pdf', ''])('takes no file by the name %j', async (name) => {
      const attachments = [{ name, type: 'application/pdf', content: Buffer.from('x') }] as const;
      await expect(way.mailer.send({ ...message, attachments })).rejects.toThrow('not a name');
    });

    it.each([
      ['a line end', 'Eve\r\nBcc: victim@example.org'],
      ['a bare line feed', 'Eve\nBcc: victim@example.org'],
      ['a bare carriage return', 'Eve\rBcc: victim@example.org'],
      ['the end of the headers', 'Eve\r\n\r\n<h1>other mail</h1>'],
      ['a Unicode line end', 'Eve\u2028Bcc: victim@example.org\u0085X: y'],
      ['quotes and another address', '"Eve" <victim@example.org>, "'],
      ['an encoded word', '=?utf-8?Q?Eve=0D=0ABcc:_victim@example.org?='],
    ])('keeps %s in a name or subject from becoming a header or a recipient', async (_, naughty) => {
      const plain = (await sendAndRead()).mail.headers.map(([header]) => header);
      way = await setup();
      const { mail, recipients } = await sendAndRead({
        to: { name: naughty, address: 'eve@example.org' },
        from: { name: naughty, address: 'shop@gantry.example' },
        subject: naughty,
      });
      expect(mail.headers.map(([header]) => header)).toEqual(plain);
      expect(valuesOf(mail, 'to')).toHaveLength(1);
      expect(valuesOf(mail, 'to')[0]).toMatch(/<eve@example\.org>$/);
      expect(Object.keys(mail.parts)).toEqual(['text/plain', 'text/html']);
      if (recipients !== undefined) expect(recipients).toEqual(['eve@example.org']);
    });

    it.each([
      'eve@example.org\r\nBcc: victim@example.org',
      'eve@example.org, victim@example.org',
      'eve@example.org victim@example.org',
      '<eve@example.org>',
      'eve@example.org>\r\nRCPT TO:<victim@example.org',
      'group:eve@example.org;',
      'eve',
      '',
    ])('refuses %j as an address and sends nothing', async (address) => {
      await expect(way.mailer.send({ ...message, to: { name: 'Eve', address } })).rejects.toThrow(
        'an address that is none',
      );
      expect(await way.received()).toEqual([]);
    });

    it('sends a mail with a nameless recipient', async () => {
      const { mail } = await sendAndRead({ to: { name: '', address: 'eve@example.org' } });
      expect(valuesOf(mail, 'to')).toEqual(['eve@example.org']);
    });

    it('sends the same mail again under the same Message-ID', async () => {
      await way.mailer.send(message);
      await way.mailer.send(message);
      const received = await way.received();
      const identities = received.map(({ raw }) => valuesOf(readMail(raw), 'message-id')[0]);
      expect(new Set(identities)).toEqual(new Set([`<${message.key}@gantry.example>`]));
    });
  });
}
