import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** What drawings are made of; nothing of it runs, embeds or asks for anything. */
const ELEMENTS = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan title desc defs symbol use style
   linearGradient radialGradient stop clipPath mask pattern`.split(/\s+/),
);

/** Leads out of the drawing, or may: a reference is to a part of itself (`#shade`, `url(#shade)`) or to nothing. */
const LEADS_AWAY = /@import|url\(\s*(?!["']?#)|\\|&#/i;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  preserveOrder: true,
  processEntities: false,
  parseAttributeValue: false,
});

type XmlNode = Readonly<Record<string, unknown>>;

/**
 * Why a drawing is not taken; `undefined` for one that only draws. Nothing is cut out of it: a drawing that was meant to do
 * more would not look as its owner expects.
 */
export function findSvgProblem(text: string): string | undefined {
  if (/<!DOCTYPE|<!ENTITY|<!\[CDATA\[/i.test(text)) return 'holds a DOCTYPE, an entity or a CDATA section';
  if (/<\?(?!xml\s)/.test(text)) return 'holds a processing instruction';
  if (XMLValidator.validate(text) !== true) return 'is no well-formed XML';
  const nodes: readonly XmlNode[] = parser.parse(text);
  return findInNodes(nodes);
}

function findInNodes(nodes: readonly XmlNode[]): string | undefined {
  for (const node of nodes) {
    const problem = findInNode(node);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function findInNode(node: XmlNode): string | undefined {
  for (const [name, content] of Object.entries(node)) {
    if (name === ':@') {
      const problem = findInAttributes(content);
      if (problem !== undefined) return problem;
    } else if (name === '#text') {
      if (LEADS_AWAY.test(String(content))) return 'holds an address in a text or a style';
    } else if (Array.isArray(content)) {
      // `?xml` is the declaration.
      if (name !== '?xml' && !ELEMENTS.has(name)) return `holds the element <${name}>`;
      const problem = findInNodes(content);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function findInAttributes(attributes: unknown): string | undefined {
  if (typeof attributes !== 'object' || attributes === null) return undefined;
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on/i.test(name)) return `holds a script (${name})`;
    const isReference = /(?:^|:)href$/i.test(name);
    if (isReference && !String(value).startsWith('#')) return `leads to another address (${name})`;
    if (LEADS_AWAY.test(String(value))) return `leads to another address (${name})`;
  }
  return undefined;
}
