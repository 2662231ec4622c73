import { expect, test } from 'vitest';
import { askPostalCode, type PostalAreas } from './ask-postal-code.ts';

const usual = { from: 'Mo, 30.11.', to: 'Mi, 2.12.' };
const island = { from: 'Mi, 2.12.', to: 'Fr, 4.12.' };
const areas: PostalAreas = {
  pattern: '^(\\d{5})$',
  example: '10115',
  usual,
  remote: [{ codes: ['27498', '259'], ...island }],
};

test('P-17: a postal code has the days of its country, or of the remote area it lies in', () => {
  expect(askPostalCode(areas, ' 10115 ')).toEqual({ typed: '10115', span: usual });
  expect(askPostalCode(areas, '27498')).toEqual({ typed: '27498', span: island, isRemote: true });
  expect(askPostalCode(areas, '25980')).toMatchObject({ span: island });
});

test('P-17: what is no postal code of the country has no days', () => {
  for (const typed of ['', '1011', 'SW1A 1AA', '<b>']) {
    expect(askPostalCode(areas, typed)).not.toHaveProperty('span');
  }
});
