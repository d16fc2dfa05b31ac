import { fitColumns, leastWidth } from './fit-columns';
import { headingWidth } from './heading-width';
import { withNeeds } from './needs';

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

  it('leave what their texts do not need to texts that are longer, and then grow by their shares', () => {
    const texts = [
      { field: 'kind', width: 150, flex: 1, needs: 90 },
      { field: 'paper', width: 150, flex: 1, needs: 240 },
      { field: 'due', width: 100 },
    ];
    expect(Object.fromEntries(fitColumns(texts, {}, 400))).toEqual({ kind: 90, paper: 210, due: 100 });
    expect(Object.fromEntries(fitColumns(texts, {}, 450))).toEqual({ kind: 100, paper: 250, due: 100 });
  });

  it('are never narrower than their headings, however little was asked for', () => {
    const amount = { field: 'coverage', header: 'Coverage Amount', width: 60, flex: 1, sortable: true };
    expect(fitColumns([amount], {}, 40).get('coverage')).toBe(40);
    expect(leastWidth([amount])).toBe(headingWidth(amount));
    // what 'Coverage Amount' takes in the browser: 108 of letters, 16 of edges, 17 of the arrow
    expect(headingWidth(amount)).toBeGreaterThanOrEqual(141);
    expect(headingWidth(amount)).toBeLessThan(165);
  });

  it('know what they need by the rows that are shown', () => {
    const rows = [
      { who: 'Lone Pine Trucking', why: '' },
      { who: 'Bo', why: '' },
    ];
    const [who, why] = withNeeds(
      [
        { field: 'who', header: 'Client', flex: 1, value: (row) => row.who },
        { field: 'why', header: 'Reason', flex: 2, width: 300, value: (row) => row.why },
      ],
      rows,
    );
    expect(who?.needs).toBeGreaterThan(headingWidth({ header: 'Lone Pine' }));
    expect(why).toMatchObject({ flex: 0, width: headingWidth({ header: 'Reason' }) });
  });
});
