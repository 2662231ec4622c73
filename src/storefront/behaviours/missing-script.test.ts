import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCRIPT_RELOADS_KEY } from '../consent/stored-names.ts';
import { forgetReloads, reloadFor } from './missing-script.ts';

const kept = new Map<string, string>();
const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    location: { reload },
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
  reload.mockClear();
});

describe('S-09: a part of the page that does not come', () => {
  it('has the page loaded anew, twice at most, and may be tried again by the next visit', () => {
    expect([1, 2, 3].map(() => reloadFor('gallery'))).toEqual(['reloading', 'reloading', 'given up']);
    expect(reload).toHaveBeenCalledTimes(2);
    expect([...kept]).toEqual([]);
  });

  it('is not counted any more once it came; another that came changes nothing', () => {
    reloadFor('gallery');
    forgetReloads('cartLink');
    expect(kept.get(SCRIPT_RELOADS_KEY)).toBe('1:gallery');
    forgetReloads('gallery');
    expect([...kept]).toEqual([]);
  });

  it('is counted anew when it is another one', () => {
    reloadFor('gallery');
    reloadFor('buyForm');
    expect(kept.get(SCRIPT_RELOADS_KEY)).toBe('1:buyForm');
  });

  it('is left missing without a connection, and where nothing can be counted, or pages would load for ever', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(reloadFor('gallery')).toBe('offline');
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('window', {
      location: { reload },
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    });
    expect(reloadFor('gallery')).toBe('given up');
    expect(reload).not.toHaveBeenCalled();
  });
});
