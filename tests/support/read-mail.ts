/** A received mail, read as far as the tests of mailers need it: plain RFC 5322 and MIME, one level of parts. */
export interface ReadMail {
  /** Unfolded and decoded, in the order they came, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Content type without parameters -> decoded text. */
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

function readPart(raw: string): readonly [string, string] {
  const [head, body] = splitAtBlankLine(raw);
  const headers = new Map(readHeaders(head));
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body)
        : Buffer.from(body, 'latin1');
  return [headers.get('content-type')?.split(';')[0] ?? '', bytes.toString('utf8').replaceAll('\r\n', '\n')];
}

export function readMail(raw: Uint8Array): ReadMail {
  const message = Buffer.from(raw).toString('latin1');
  const [head, body] = splitAtBlankLine(message);
  const headers = readHeaders(head);
  const boundary = /boundary="?([^";]+)"?/.exec(new Map(headers).get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  return {
    headers,
    parts: Object.fromEntries(parts.map((part) => readPart(part.replace(/^\r\n|\r\n$/g, '')))),
    lines: message.split('\r\n'),
  };
}
