/** A received mail, read as far as the tests of mailers need it: plain RFC 5322 and MIME, with its attachments. */
export interface ReadMail {
  /** Unfolded and decoded, in the order they came, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Content type without parameters -> decoded text, whatever other part it stands in. */
  readonly parts: Readonly<Record<string, string>>;
  /** All lines as they were sent. */
  readonly lines: readonly string[];
}

function splitAtBlankLine(raw: string): [head: string, body: string] {
  const end = raw.indexOf('\r\n\r\n');
  return end < 0 ? [raw, ''] : [raw.slice(0, end), raw.slice(end + 4)];
}

function decodeQuotedPrintable(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** `=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=` -> `Grüße` (RFC 2047); white space between two such words is no part of the text. */
function decodeWords(value: string): string {
  return value
    .replace(/(=\?[^?]+\?[QB]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')).toString('utf8'),
    );
}

function readHeaders(head: string): (readonly [string, string])[] {
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
    });
}

/** What stands between the boundaries; nothing where the content has no parts. */
function splitParts(headers: ReadonlyMap<string, string>, body: string): readonly string[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => part.replace(/^\r\n|\r\n$/g, ''));
}

function readPart(raw: string): (readonly [string, string])[] {
  const [head, body] = splitAtBlankLine(raw);
  const headers = new Map(readHeaders(head));
  const inner = splitParts(headers, body);
  if (inner.length > 0) return inner.flatMap(readPart);
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body)
        : Buffer.from(body, 'latin1');
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  return [[type, bytes.toString('utf8').replaceAll('\r\n', '\n')]];
}

export function readMail(raw: Uint8Array): ReadMail {
  const message = Buffer.from(raw).toString('latin1');
  const [head, body] = splitAtBlankLine(message);
  const headers = readHeaders(head);
  return {
    headers,
    parts: Object.fromEntries(splitParts(new Map(headers), body).flatMap(readPart)),
    lines: message.split('\r\n'),
  };
}

/** The order confirmations among mails; what is paid is invoiced by a mail of its own. */
export function pickConfirmations(mails: readonly ReadMail[]): readonly ReadMail[] {
  return mails.filter(({ headers }) =>
    headers.some(([name, value]) => name === 'message-id' && value.startsWith('<order-confirmation.')),
  );
}
