import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasShared } from '../shared-data.ts';
import { CONTRACT } from './contract.ts';
import { readYaml } from './read-yaml.ts';
import { type OpenSearchDouble, startOpenSearchDouble } from './start-opensearch-double.ts';

describe('the reader of contracts', () => {
  it('reads maps, lists, quoted and block texts, and refuses what it does not know', () => {
    const text = [
      'paths:',
      '  /{index}/_search:',
      '    post:',
      '      parameters:',
      "        - $ref: '#/a'",
      '        - in: query',
      '          name: from',
      '      description: |-',
      '        One line: with a colon.',
      '        - and a dash',
      '      empty: []',
      "      '200': 12",
    ];
    expect(readYaml(text.join('\n'))).toEqual({
      paths: {
        '/{index}/_search': {
          post: {
            parameters: [{ $ref: '#/a' }, { in: 'query', name: 'from' }],
            description: 'One line: with a colon.\n- and a dash',
            empty: [],
            '200': 12,
          },
        },
      },
    });
    expect(() => readYaml('key: &anchor value')).toThrow('line 1');
    expect(() => readYaml('key: {a: 1}')).toThrow('line 1');
  });
});

/** A double that lets everything pass would prove nothing. */
describe.skipIf(!hasShared(CONTRACT))('the double of OpenSearch', () => {
  let double: OpenSearchDouble;
  beforeAll(async () => {
    double = await startOpenSearchDouble();
    const mappings = {
      dynamic: 'strict',
      properties: {
        sku: { type: 'keyword' },
        name: { type: 'text', analyzer: 'whitespace', index_options: 'docs' },
      },
    };
    await call('PUT', '/things-1', { settings: { refresh_interval: '-1' }, mappings });
    await call('POST', '/_aliases', { actions: [{ add: { index: 'things-1', alias: 'things' } }] });
  });
  afterAll(() => double.close());

  async function call(method: string, path: string, body?: object | string) {
    const isBulk = typeof body === 'string';
    const response = await fetch(double.url + path, {
      method,
      headers: { 'content-type': isBulk ? 'application/x-ndjson' : 'application/json' },
      ...(body === undefined ? {} : { body: isBulk ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as {
      error?: { reason: string };
      hits?: { total: { value: number } };
    };
    return {
      status: response.status,
      reason: answer.error?.reason ?? '',
      total: answer.hits?.total.value,
      answer,
    };
  }
  const search = (body: object, query = '') => call('POST', `/things/_search${query}`, body);
  const write = (refresh: string, more: object = {}, document: object = { sku: 'a', name: 'one two' }) =>
    call(
      'POST',
      `/_bulk?refresh=${refresh}`,
      `${JSON.stringify({ index: { _index: 'things', _id: 'a', ...more } })}\n${JSON.stringify(document)}\n`,
    );

  it.each([
    ['a parameter that the contract has not', () => search({}, '?preferance=x'), 'no parameter preferance'],
    ['a field of the body that the contract has not', () => search({ quarry: {} }), 'no field quarry'],
    ['a method that the contract has not', () => call('DELETE', '/things/_search'), 'is not for'],
    ['a query there is not', () => search({ query: { terminus: {} } }), 'unknown query [terminus]'],
    [
      'an option of a query there is not',
      () => search({ query: { bool: { filter: { term: { sku: { valeu: 'a' } } } } } }),
      'does not support [valeu]',
    ],
    ['a score it cannot know', () => search({ query: { term: { name: 'one' } } }), 'scores no [term]'],
    ['a sort by a text', () => search({ sort: [{ name: 'asc' }] }), 'not optimised for'],
    [
      'a phrase in a field without positions',
      () => search({ query: { constant_score: { filter: { match_phrase: { name: 'one two' } } } } }),
      'without position data',
    ],
    ['a page beyond the window', () => search({ from: 9_999, size: 2 }), 'Result window is too large'],
    ['capitals in the name of an index', () => call('PUT', '/Things-2', {}), 'must be lowercase'],
    [
      'an alias of the name of an index',
      () => call('POST', '/_aliases', { actions: [{ add: { index: 'things-1', alias: 'things-1' } }] }),
      'same name',
    ],
    ['to delete an alias as if it were an index', () => call('DELETE', '/things'), 'matches an alias'],
    [
      'a bulk call without its last newline',
      () => call('POST', '/_bulk', '{"delete":{"_index":"things","_id":"x"}}'),
      'newline',
    ],
    ['to wait for what never comes', () => write('wait_for'), 'would wait for ever'],
  ] as const)('refuses %s', async (_, ask, reason) => {
    const before = double.violations.length;
    const refused = await ask();
    expect(refused.status).toBe(400);
    expect(refused.reason).toContain(reason);
    expect(double.violations.length).toBeGreaterThan(before);
  });

  it('shows what was written when it is told to, and not before', async () => {
    await write('false', { version: 5, version_type: 'external_gte' });
    expect((await search({ query: { match_all: {} } })).total).toBe(0);
    await call('GET', '/things-1/_refresh');
    expect((await search({ query: { match_all: {} } })).total).toBe(1);
  });

  it('takes no field that the mapping has not, and no version older than its own', async () => {
    const strange = await write(
      'false',
      { version: 6, version_type: 'external_gte' },
      { sku: 'a', colour: 'red' },
    );
    expect(JSON.stringify(strange.answer)).toContain('strict_dynamic_mapping_exception');
    const late = await write('false', { version: 4, version_type: 'external_gte' });
    expect(JSON.stringify(late.answer)).toContain('version_conflict_engine_exception');
  });
});
