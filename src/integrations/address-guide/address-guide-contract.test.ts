import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, test } from 'vitest';
import { describeAddressGuide } from '../../../tests/contracts/address-guide-contract.ts';
import { AddressGuideUnavailable, type AskedPlace } from '../../commerce/people/places/address-guide.ts';
import { weighAddress } from '../../commerce/people/places/weigh-address.ts';
import { countryCodes } from '../../kernel/locale.ts';
import { parsePostalCode } from '../../markets/postal-codes.ts';
import { createEmbeddedAddressGuide } from './address-guide-embedded.ts';
import { createGoogleAddressGuide } from './address-guide-google.ts';
import { knownPlaces } from './known-places.ts';

const KEY = 'a-key';

describeAddressGuide('the embedded one', async () => ({
  guide: createEmbeddedAddressGuide(),
  close: async () => undefined,
}));

interface Question {
  readonly address: { readonly regionCode: string; readonly addressLines: readonly string[] };
  /** Of a question what to suggest. */
  readonly input?: string;
  readonly sessionToken?: string;
}

const paths = /^\/v1(:validateAddress|\/places:autocomplete|\/places\/[^/]+\?.*)$/;

async function listen(
  answer: (question: Question, response: ServerResponse, request: IncomingMessage) => void,
) {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const isRight = request.method === (parts.length === 0 ? 'GET' : 'POST') && paths.test(request.url ?? '');
    if (!isRight) response.writeHead(404).end();
    else if (request.headers['x-goog-api-key'] !== KEY) response.writeHead(403).end();
    else answer(JSON.parse(Buffer.concat(parts).toString('utf8') || '{}'), response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function component(componentType: string, text: string, more: object = {}) {
  return { componentName: { text }, componentType, confirmationLevel: 'CONFIRMED', ...more };
}

/** Answers in the shape of Google's documentation, absent where a value is false. */
function answerOf({ address: { regionCode, addressLines } }: Question) {
  const [street = '', city = ''] = addressLines;
  const isCzech = regionCode === 'CZ';
  const [right, type] = isCzech ? ['Praha', 'administrative_area_level_2'] : ['Berlin', 'locality'];
  const name = city.slice(isCzech ? 7 : 6);
  const isRight = name.toLowerCase() === right.toLowerCase();
  const isSlip = name === 'Brelin';
  const isStreetSlip = street.includes('Lindn');
  return {
    result: {
      verdict: {
        validationGranularity: 'PREMISE',
        addressComplete: true,
        ...(isRight || isSlip ? {} : { hasReplacedComponents: true }),
      },
      address: {
        formattedAddress: `${street}, ${city}`,
        addressComponents: [
          component('street_number', /\d+$/.exec(street)?.[0] ?? ''),
          isStreetSlip
            ? component('route', 'Unter den Linden', { spellCorrected: true })
            : component('route', street.replace(/ \d+$/, '')),
          // What a Czech address has as its locality is a part of the city.
          ...(isCzech ? [component('locality', 'Nové Město')] : []),
          component(type, right, isRight ? {} : isSlip ? { spellCorrected: true } : { replaced: true }),
        ],
      },
    },
    responseId: 'r1',
  };
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const berlin = [
  { longText: '10117', shortText: '10117', types: ['postal_code'] },
  { longText: 'Berlin', shortText: 'Berlin', types: ['locality', 'political'] },
];
const places = {
  'ChIJ_linden-1': {
    mainText: 'Unter den Linden',
    secondaryText: '10117 Berlin',
    addressComponents: [{ longText: 'Unter den Linden', shortText: 'Linden', types: ['route'] }, ...berlin],
  },
  'ChIJ_code-1': { mainText: '10117', secondaryText: 'Berlin', addressComponents: berlin },
  'ChIJ_berlin-1': { mainText: 'Berlin', secondaryText: undefined, addressComponents: berlin.slice(1) },
  'ChIJ_praha-1': {
    mainText: 'Praha',
    secondaryText: 'Česko',
    addressComponents: [
      { longText: 'Nové Město', shortText: 'Nové Město', types: ['locality'] },
      { longText: 'Praha', shortText: 'Praha', types: ['administrative_area_level_2', 'political'] },
    ],
  },
};

/** Google's suggestions in the shape of its documentation: of nothing the list is left out. */
function suggestionsFor({ input = '' }: Question) {
  const found = Object.entries(places).filter(([, { mainText }]) => mainText.startsWith(input));
  if (found.length === 0) return {};
  const suggestions = found.map(([placeId, { mainText, secondaryText }]) => ({
    placePrediction: {
      placeId,
      structuredFormat: {
        mainText: { text: mainText, matches: [{ endOffset: input.length }] },
        ...(secondaryText === undefined ? {} : { secondaryText: { text: secondaryText } }),
      },
    },
  }));
  return { suggestions: [{ queryPrediction: {} }, ...suggestions] };
}

function answerAll(question: Question, response: ServerResponse, request: IncomingMessage): void {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  if (pathname === '/v1:validateAddress') sendJson(response, answerOf(question));
  else if (pathname === '/v1/places:autocomplete') sendJson(response, suggestionsFor(question));
  else {
    const place = new Map(Object.entries(places)).get(
      decodeURIComponent(pathname.slice('/v1/places/'.length)),
    );
    sendJson(response, { addressComponents: place?.addressComponents });
  }
}

describeAddressGuide('Google’s', async () => {
  const server = await listen(answerAll);
  return { guide: createGoogleAddressGuide({ key: KEY, url: server.url }), close: server.close };
});

const place: AskedPlace = {
  ...{ country: 'DE', streetName: 'Zeil', streetNumber: '1' },
  ...{ postalCode: '60313', city: 'Frankfurt am Main' },
};

describe('Google’s', () => {
  async function ask(answer: Parameters<typeof listen>[0], key = KEY) {
    const server = await listen(answer);
    try {
      const guide = createGoogleAddressGuide({ key, url: server.url, timeLimitMs: 500 });
      return await guide.validate(place).catch((error: unknown) => error);
    } finally {
      await server.close();
    }
  }

  it('C-08: is told where something is, and neither who lives there nor, in the address, by which key', async () => {
    const asked: unknown[] = [];
    await ask((question, response, request) => {
      asked.push(question, request.url);
      sendJson(response, { result: { verdict: { addressComplete: true }, address: {} } });
    });
    expect(asked).toEqual([
      { address: { regionCode: 'DE', addressLines: ['Zeil 1', '60313 Frankfurt am Main'] } },
      '/v1:validateAddress',
    ]);
  });

  it('C-08: is asked in one session for what is typed of an address, for a country’s own cities and nothing it bills besides', async () => {
    const asked: unknown[] = [];
    const server = await listen((question, response, request) => {
      asked.push([request.url, request.headers['x-goog-fieldmask'], question]);
      answerAll(question, response, request);
    });
    const guide = createGoogleAddressGuide({ key: KEY, url: server.url });
    const typing = '5b3c7d9e-1f2a-4b6c-8d7e-9f0a1b2c3d4e';
    const session = { country: 'CZ', locale: 'cs-CZ', typing } as const;
    await guide.suggest({ ...session, field: 'city', text: 'Pra', postalCode: '110 00', city: '' });
    await guide.suggest({ ...session, field: 'streetName', text: 'Nár', postalCode: '', city: 'Praha' });
    await guide.locate({ ...session, id: 'ChIJ_praha-1' });
    await server.close();
    const fields = 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat';
    const common = {
      includedRegionCodes: ['cz'],
      regionCode: 'cz',
      languageCode: 'cs-CZ',
      sessionToken: typing,
    };
    expect(asked).toEqual([
      [
        '/v1/places:autocomplete',
        fields,
        {
          ...common,
          input: 'Pra',
          includedPrimaryTypes: ['postal_town', 'sublocality_level_1', 'administrative_area_level_2'],
        },
      ],
      [
        '/v1/places:autocomplete',
        fields,
        { ...common, input: 'Nár, Praha', includedPrimaryTypes: ['street_address', 'premise', 'route'] },
      ],
      [
        `/v1/places/ChIJ_praha-1?languageCode=cs-CZ&regionCode=cz&sessionToken=${typing}`,
        'addressComponents',
        {},
      ],
    ]);
  });

  it('C-08: is asked about no id but its own, and what it does not know is nothing, and no outage', async () => {
    const asked: (string | undefined)[] = [];
    const server = await listen((_, response, request) => {
      asked.push(request.url);
      response.writeHead(asked.length === 1 ? 404 : asked.length === 2 ? 400 : 403).end();
    });
    const guide = createGoogleAddressGuide({ key: KEY, url: server.url });
    const session = {
      country: 'DE',
      locale: 'de-DE',
      typing: '5b3c7d9e-1f2a-4b6c-8d7e-9f0a1b2c3d4e',
    } as const;
    expect(await guide.locate({ ...session, id: 'ChIJ_gone' })).toEqual([]);
    expect(await guide.locate({ ...session, id: 'ChIJ_old' })).toEqual([]);
    for (const id of ['', '..', '../places:searchText', 'a/b', 'a?b', 'route=Zeil'])
      expect(await guide.locate({ ...session, id })).toEqual([]);
    expect(asked).toHaveLength(2);
    await expect(guide.locate({ ...session, id: 'ChIJ_barred' })).rejects.toThrow(AddressGuideUnavailable);
    await server.close();
  });

  it('C-08: suggests nothing by another id than its own, and says that the places are Google’s', async () => {
    const server = await listen((_, response) => {
      const structuredFormat = { mainText: { text: 'Berlin' } };
      const suggestions = ['a/b', 'ChIJ_berlin'].map((placeId) => ({
        placePrediction: { placeId, structuredFormat },
      }));
      sendJson(response, { suggestions });
    });
    const guide = createGoogleAddressGuide({ key: KEY, url: server.url });
    const typed = { field: 'city', text: 'Ber', postalCode: '', city: '', typing: 'x'.repeat(16) } as const;
    const found = await guide.suggest({ ...typed, country: 'DE', locale: 'de-DE' });
    expect([found, guide.attribution]).toEqual([
      ...[[{ id: 'ChIJ_berlin', name: 'Berlin', detail: '' }], 'Google Maps'],
    ]);
    await server.close();
  });

  it.each<[string, Parameters<typeof listen>[0], string?]>([
    ['an error', (_, response) => response.writeHead(500).end()],
    ['too many questions', (_, response) => response.writeHead(429).end()],
    ['a wrong key', (_, response) => sendJson(response, {}), 'another'],
    ['silence', () => undefined],
    ['a broken line', (_, response) => response.destroy()],
    ['no JSON', (_, response) => response.writeHead(200).end('<html>')],
    ['another JSON', (_, response) => sendJson(response, { result: {} })],
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('C-08: %s is no answer', async (_about, answer, key) => {
    expect(await ask(answer, key)).toBeInstanceOf(AddressGuideUnavailable);
  });
});

test.each([
  [[], [], 'fine'],
  [['incomplete'], [], 'doubtful'],
  [['replaced'], [], 'doubtful'],
  [['unconfirmed'], [], 'doubtful'],
  [[], ['spell-corrected'], 'doubtful'],
  [[], ['replaced'], 'doubtful'],
  [[], ['unexpected'], 'doubtful'],
] as const)('C-08: doubts %j and marks %j of a part are %s', (doubts, marks, state) => {
  const components = [{ type: 'route', text: 'Zeil', marks }];
  expect(weighAddress(place, { doubts, components })).toMatchObject({ state });
});

test('C-08: nothing is suggested that the shopper has typed, however it is written, nor a code of no country', () => {
  const components = [
    { type: 'route', text: 'ZEIL', marks: [] },
    { type: 'postal_code', text: 'D-6031', marks: [] },
  ];
  expect(weighAddress(place, { doubts: ['unconfirmed'], components })).toEqual({
    state: 'doubtful',
    suggestion: undefined,
  });
});

test.each(countryCodes)('C-08: the places known in %s are written as the country writes them', (country) => {
  const known = knownPlaces[country];
  expect(known.length).toBeGreaterThan(0);
  for (const { postalCode, city } of known) {
    expect(parsePostalCode(country, postalCode)).toBe(postalCode);
    expect(city).not.toBe('');
  }
});
