import { dayRule } from './day-rule';

const rule = dayRule<{ pickup: string; dropoff: string }>({ of: 'pickup', say: 'Drop-off is not before pickup' });
const checked = (pickup: string, dropoff: string) => rule.validate(dropoff, { pickup, dropoff });

describe('a day in a form', () => {
  it.each([
    ['2026-11-02', '2026-11-01', 'Drop-off is not before pickup'],
    ['2026-11-02', '2026-11-02', true],
    ['2026-11-02', '2026-11-03', true],
    ['', '2026-11-01', true],
    ['soon', '2026-11-01', true],
    ['2026-11-02', '', true],
    ['2026-11-02', '13/45/2026', 'Type a date such as 10/31/2026'],
  ])('after %s, when it is "%s": %s', (pickup, dropoff, says) => expect(checked(pickup, dropoff)).toBe(says));

  it('need not follow another', () => expect(dayRule().validate('2026-11-01', {})).toBe(true));
});
