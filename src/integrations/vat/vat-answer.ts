import { XMLParser } from 'fast-xml-parser';
import { type VatAnswer, VatServiceUnavailable } from '../../commerce/people/vat/vat-service.ts';
import { ANSWER_MAXIMUM } from './ask-service.ts';

/** Everything as text, and no entity is looked up: an answer cannot make us read files or grow without end. */
const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  processEntities: false,
});

type Fields = Map<string, string>;

/** `<ErrorCode>200</ErrorCode>` at any depth, and the name-value pairs of an XML-RPC answer (`<string>ErrorCode</string><string>200</string>`). */
function collect(node: unknown, fields: Fields): void {
  if (Array.isArray(node)) {
    const texts = node.map((part: unknown) =>
      typeof part === 'object' && part !== null && 'string' in part ? part.string : undefined,
    );
    const [name, value] = texts;
    if (texts.length === 2 && typeof name === 'string' && typeof value === 'string') fields.set(name, value);
    for (const part of node) collect(part, fields);
  } else if (typeof node === 'object' && node !== null) {
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'string') fields.set(name, value);
      else collect(value, fields);
    }
  }
}

/** The code and the reference of the service's XML (rule I-04). Throws VatServiceUnavailable where it has no code. */
export function parseVatAnswer(xml: string): VatAnswer {
  if (xml.length > ANSWER_MAXIMUM) throw new VatServiceUnavailable('the answer is too long');
  if (/<!DOCTYPE/i.test(xml)) throw new VatServiceUnavailable('the answer brings a document type');
  const fields: Fields = new Map();
  try {
    collect(parser.parse(xml, true), fields);
  } catch (error) {
    throw new VatServiceUnavailable('the answer is no XML', { cause: error });
  }
  const code = fields.get('ErrorCode')?.trim();
  if (code === undefined || !/^\d{1,4}$/.test(code)) {
    throw new VatServiceUnavailable('the answer has no ErrorCode');
  }
  const reference = fields.get('Reference')?.trim().slice(0, 200);
  return { errorCode: Number(code), ...(reference ? { reference } : {}) };
}

/** The same as XML, as this shop's own `/api/vat/validate` answers. */
export function writeVatAnswer({ errorCode, reference }: VatAnswer): string {
  const escaped = reference?.replace(/[<>&]/g, '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<VatValidation>',
    `<ErrorCode>${errorCode}</ErrorCode>`,
    ...(escaped === undefined ? [] : [`<Reference>${escaped}</Reference>`]),
    '</VatValidation>',
    '',
  ].join('\n');
}
