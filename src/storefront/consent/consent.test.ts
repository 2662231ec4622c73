import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceConsent, mayStore, subscribeToConsent } from './consent.ts';
import { parseConsentChoice, writeConsentChoice } from './consent-choice.ts';
import { forgetUnconsented, keptValue } from './kept-value.ts';
import { askedPurposes } from './stored-names.ts';

const id = '0b7a9c1e-5f3d-4a27-9a51-0c2f8f5d6e31';

describe('a choice', () => {
  it.each([[[]], [askedPurposes]])('S-10: of %j is read as it was written', (purposes) => {
    expect(parseConsentChoice(writeConsentChoice({ id, purposes }))).toEqual({ id, purposes });
  });

  it.each([
    [undefined],
    [''],
    ['true'],
    [`2.preferences.${id}`],
    [`1.preferences.${id.slice(1)}`],
    [`1.preferences.${id};x=1`],
    ['1.preferences'],
  ])('S-10: is not what %j says', (value) => expect(parseConsentChoice(value)).toBeUndefined());

  it('S-10: holds no purpose that the shop does not ask about', () => {
    expect(parseConsentChoice(`1.preferences+everything.${id}`)?.purposes).toEqual(['preferences']);
  });
});

describe('what is kept in a browser', () => {
  const kept = new Map<string, string>();
  const page = { cookie: '' };
  beforeEach(() => {
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => void kept.set(name, value),
        removeItem: (name: string) => void kept.delete(name),
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    kept.clear();
    page.cookie = '';
  });
  const choose = (purposes: typeof askedPurposes) => {
    page.cookie = `cart=1; consent=${writeConsentChoice({ id, purposes })}; signed-in=1`;
    announceConsent();
  };

  it('S-10: is nothing before a choice, and nothing after a refusal', () => {
    keptValue('last-seen').write('EX10000001');
    choose([]);
    keptValue('last-seen').write('EX10000001');
    expect([...kept]).toEqual([]);
    expect(mayStore('preferences')).toBe(false);
  });

  it('S-10: is there once its purpose was agreed to, and goes when that is taken back', () => {
    const stop = subscribeToConsent(forgetUnconsented);
    choose(['preferences']);
    keptValue('last-seen').write('EX10000001');
    expect(keptValue('last-seen').read()).toBe('EX10000001');
    choose([]);
    expect([...kept]).toEqual([]);
    stop();
  });

  it('S-10: is left alone by a browser that forbids storage', () => {
    choose(['preferences']);
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    });
    keptValue('last-seen').write('EX10000001');
    expect(keptValue('last-seen').read()).toBeUndefined();
  });
});
