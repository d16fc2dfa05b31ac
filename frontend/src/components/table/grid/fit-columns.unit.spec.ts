import { fitColumns, leastWidth } from './fit-columns';

const columns = [
  { field: 'number', width: 100 },
  { field: 'carrier', width: 200, flex: 3 },
  { field: 'notes', width: 100, flex: 1, drops: 3 },
  { field: 'due', width: 100, drops: 1 },
  { field: 'issued', width: 100, drops: 2, hidden: true },
  { field: 'balance', width: 100 },
];
const fit = (room: number, choices = {}) => Object.fromEntries(fitColumns(columns, choices, room));

describe('the columns of a grid', () => {
  it('share what is left among those that grow', () => {
    expect(fit(640)).toEqual({ number: 100, carrier: 230, notes: 110, due: 100, balance: 100 });
  });

  it('leave by their rank where they do not fit, and give their width to the others', () => {
    expect(fit(599)).toEqual({ number: 100, carrier: 299, due: 100, balance: 100 });
    expect(fit(499)).toEqual({ number: 100, carrier: 299, balance: 100 });
  });

  it('give way where they are texts, so that no number is cut', () => {
    expect(fit(350)).toEqual({ number: 100, carrier: 150, balance: 100 });
    expect(fit(284)).toEqual({ number: 100, carrier: 84, balance: 100 });
  });

  it('are narrower than they should be before anything is wider than the screen', () => {
    expect(fit(142)).toEqual({ number: 50, carrier: 42, balance: 50 });
  });

  it('take at least what those that stay take, with their texts as narrow as can be', () => {
    expect(leastWidth(columns)).toBe(284);
  });

  it('stay longest where somebody asked for them, and are not there where somebody took them away', () => {
    expect(fit(500, { issued: true })).toEqual({ number: 100, carrier: 200, issued: 100, balance: 100 });
    expect(fit(640, { carrier: false, due: false })).toEqual({ number: 100, notes: 440, balance: 100 });
  });

  it('fill the width in proportion where none grows', () => {
    expect(
      Object.fromEntries(
        fitColumns(
          [
            { field: 'a', width: 100 },
            { field: 'b', width: 300 },
          ],
          {},
          800,
        ),
      ),
    ).toEqual({
      a: 200,
      b: 600,
    });
  });

  it('all stand at their least before the width is known', () => {
    expect(fit(0)).toEqual({ number: 100, carrier: 200, notes: 100, due: 100, balance: 100 });
    expect(Object.fromEntries(fitColumns([{ field: 'plain' }], {}, 0))).toEqual({ plain: 120 });
  });
});
