import { movesOf } from './factor-moves';

const factoring = {
  ...({ factorId: 'f', factorName: 'Apex', status: 'advanced', factoredOn: '2026-11-05', recourse: false } as const),
  ...{ recourseUntil: null, sold: '2000.00', advance: '1800.00', reserve: '200.00', owed: '0.00', fee: '0.00' },
  ...{ released: '0.00', releasedOn: null, interest: '0.00', returns: '0.00' },
};

describe('the money that came from a factor', () => {
  it('is its advance, with the reserve that it holds', () =>
    expect(movesOf(factoring)).toEqual([
      {
        ...{ what: 'Advance of Apex', amount: '1800.00', on: '2026-11-05' },
        beside: [
          ['Fee', '0.00'],
          ['Reserve', '200.00'],
          ['Owed to it', '0.00'],
        ],
      },
    ]));

  it('is what it released, too, with what it kept of the reserve', () => {
    const released = { releasedOn: '2026-12-05', released: '115.00', fee: '60.00', interest: '5.00', returns: '20.00' };
    const [release, advance] = movesOf({ ...factoring, ...released, status: 'released', reserve: '0.00' });
    expect(release).toEqual({
      ...{ what: 'Reserve released by Apex', amount: '115.00', on: '2026-12-05' },
      beside: [
        ['Fee', '60.00'],
        ['Interest', '5.00'],
        ['Not paid by the carrier', '20.00'],
      ],
    });
    expect(advance?.beside).toEqual([
      ['Reserve', '0.00'],
      ['Owed to it', '0.00'],
    ]);
  });
});
