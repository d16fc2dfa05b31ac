import Ajv2020 from 'ajv/dist/2020';
import { shownExpiryStatuses, expiryStatusOn, expiryStatusesOf, type ExpiryStatus } from './expiry';
import type { KindOptions } from '../kind-options';

describe('a record that expires', () => {
  it.each<[string | null, ExpiryStatus]>([
    [null, 'valid'],
    ['2026-11-21', 'expired'],
    ['2026-11-22', 'expiring'],
    ['2026-12-22', 'expiring'],
    ['2026-12-23', 'valid'],
  ])('on %s is %s on November 22 with thirty days of warning', (expires, standing) =>
    expect(expiryStatusOn(expires, '2026-11-22', 30)).toBe(standing),
  );
  it('is said to expire for sixty days', () =>
    expect(['2027-01-21', '2027-01-22'].map((day) => expiryStatusOn(day, '2026-11-22'))).toEqual([
      'expiring',
      'valid',
    ]));
  it('tells how each of its days stands, and nothing of one that is not known', () => {
    const options = {
      expires: { licenseExpiration: { title: 'License' }, medicalExpiration: { title: 'Medical card' } },
    } as unknown as KindOptions;
    const standings = expiryStatusesOf(
      options,
      { licenseExpiration: '2026-11-01', medicalExpiration: null },
      '2026-11-22',
    );
    expect([standings, shownExpiryStatuses(options)['required']]).toEqual([
      { licenseExpiration: 'expired', medicalExpiration: null },
      ['licenseExpiration', 'medicalExpiration'],
    ]);
  });
});

describe('the standings of a record', () => {
  const judge = new Ajv2020({ strict: false });
  it('are published as they are told', () => {
    const options = { expires: { license: { title: 'License' } } } as unknown as KindOptions;
    const fits = (value: unknown): boolean => judge.validate(shownExpiryStatuses(options), value);
    for (const standing of ['valid', 'expiring', 'expired', null]) expect(fits({ license: standing })).toBe(true);
    for (const wrong of [{}, { license: 'good' }, { license: 'valid', more: null }, [], null])
      expect(fits(wrong)).toBe(false);
  });
  it('are none where nothing of it ends', () => {
    const options = {} as unknown as KindOptions;
    expect([expiryStatusesOf(options, {}, '2026-11-22'), shownExpiryStatuses(options)['required']]).toEqual([{}, []]);
  });
  it('say nothing of a day that a row does not have', () => {
    const options = { expires: { license: { title: 'License' } } } as unknown as KindOptions;
    expect(expiryStatusesOf(options, {}, '2026-11-22')).toEqual({ license: null });
  });
});
