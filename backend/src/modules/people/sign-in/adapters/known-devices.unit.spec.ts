import type { Request } from 'express';
import type { Running } from '../../../../platform/installation/running';
import { KnownDevices } from './known-devices';

const devicesOf = (secret: string): KnownDevices => new KnownDevices({ secret, secureCookies: true } as Running);

/** A browser: it sends back the cookie that it was given. */
class Browser {
  cookie: string | undefined;

  get request(): Request {
    return {
      headers: this.cookie === undefined ? {} : { cookie: `other=1; ${this.cookie}; another=2` },
      res: { cookie: (name: string, value: string) => (this.cookie = `${name}=${value}`) },
    } as never;
  }
}

describe('a browser', () => {
  const devices = devicesOf('a secret');
  const usedBy = (...userIds: readonly string[]): Browser => {
    const browser = new Browser();
    for (const userId of userIds) devices.remember(browser.request, userId);
    return browser;
  };
  const knownTo = (browser: Browser, userIds: readonly string[]): readonly string[] =>
    userIds.filter((userId) => devices.knows(devices.of(browser.request), userId));

  it('is known to each who signed in with it, and to nobody else', () => {
    expect(knownTo(usedBy(), ['ann'])).toEqual([]);
    expect(knownTo(usedBy('ann'), ['ann', 'bob'])).toEqual(['ann']);
    expect(knownTo(usedBy('ann', 'bob'), ['ann', 'bob', 'eve'])).toEqual(['ann', 'bob']);
  });
  it('is nobody’s where no user is known', () =>
    expect(devices.knows(devices.of(usedBy('ann').request), null)).toBe(false));
  it('keeps its id, and the five who signed in last', () => {
    const browser = usedBy('a', 'b', 'c', 'd', 'e');
    const before = devices.of(browser.request)?.id;
    expect(before).toMatch(/^[\w-]{22}$/);
    devices.remember(browser.request, 'a');
    expect(devices.of(browser.request)?.marks).toHaveLength(5);
    devices.remember(browser.request, 'f');
    expect(devices.of(browser.request)).toMatchObject({ id: before, marks: { length: 5 } });
    expect(knownTo(browser, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'c', 'd', 'e', 'f']);
  });
  it('is not known by the mark of another browser, nor by one of another installation', () => {
    const [mine, other] = [usedBy('ann'), usedBy('bob')];
    const [id, mark] = [devices.of(other.request)?.id, devices.of(mine.request)?.marks[0]];
    other.cookie = `axlebook.device=${id}.${mark}`;
    expect(knownTo(other, ['ann', 'bob'])).toEqual([]);
    expect(devicesOf('another secret').knows(devices.of(mine.request), 'ann')).toBe(false);
  });
  it.each([
    ['is empty', ''],
    ['has no id', '.'],
    ['has no mark', 'only-an-id'],
    ['has too long a mark', `an-id.${'m'.repeat(500)}`],
    ['has too long an id', `${'x'.repeat(500)}.m`],
  ])('is known to nobody with a cookie that %s', (_, value) => {
    const browser = new Browser();
    browser.cookie = `axlebook.device=${value}`;
    expect(knownTo(browser, ['ann'])).toEqual([]);
  });
});
