import { IRP_BASE_STATES, STATE, STATE_CODES, US_STATES, ZIP_CODE } from './places';

describe('a state', () => {
  it('is one of fifty, the District, or one of thirteen in Canada, in any case', () => {
    expect(new Set(STATE_CODES).size).toBe(50 + 1 + 13);
    for (const code of STATE_CODES)
      expect([code, code.toLowerCase(), ` ${code} `].map((text) => STATE.pattern.test(text))).toEqual([
        true,
        true,
        true,
      ]);
    for (const text of ['XX', 'N', 'NCX', 'N C', '', 'Ohio']) expect(STATE.pattern.test(text)).toBe(false);
  });
  it('has apportioned plates where the plan reaches: 48 states and 10 provinces', () => {
    expect([US_STATES.length, IRP_BASE_STATES.length]).toEqual([50, 58]);
    for (const outside of ['AK', 'HI', 'DC', 'YT', 'NT', 'NU']) expect(IRP_BASE_STATES).not.toContain(outside);
    for (const code of IRP_BASE_STATES) expect(STATE_CODES).toContain(code);
  });
});

describe('a zip code', () => {
  it.each(['37210', '37210-1234', ' 37210 ', 'K1A 0B1', 'k1a0b1'])('may be %p', (code) =>
    expect(ZIP_CODE.pattern.test(code)).toBe(true),
  );
  // no letter D, F, I, O, Q or U in Canada, and none begins with W or Z
  it.each(['3721', '372101', '37210-12', '37210 1234', 'W1A 0B1', 'K1D 0B1', 'K1A-0B1', 'K1A  0B1', ''])(
    'is not %p',
    (code) => expect(ZIP_CODE.pattern.test(code)).toBe(false),
  );
});
