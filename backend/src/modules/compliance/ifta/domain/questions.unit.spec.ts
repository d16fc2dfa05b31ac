import { ASKS, questionsOf } from './questions';

const fuel = (at: number) => ({ date: `2026-07-${String(at).padStart(2, '0')}`, vendor: 'Pilot', gallons: '100.5' });

describe('questions to a client', () => {
  it('say the paper and what the records lack, with days as people write them', () => {
    expect(ASKS.gap('T-101', '2026-07-03', '2026-07-04', '214.0')).toEqual({
      what: 'Trips of T-101 between 07/03/2026 and 07/04/2026',
      why: 'Its odometer moved 214.0 miles that no trip accounts for.',
    });
    expect(ASKS.noState('3Q2026', [fuel(3), { ...fuel(9), vendor: null }])).toEqual({
      what: 'Fuel receipts that show the state, 3Q2026',
      why: 'A purchase without its state gives no credit: 07/03/2026 Pilot, 100.5 gal; 07/09/2026, 100.5 gal.',
    });
  });

  it('name at most ten purchases, and fit what a request keeps', () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ ...fuel(at + 1), vendor: 'V'.repeat(200) }));
    const { why } = ASKS.noVehicle('3Q2026', many);
    expect(why).toMatch(/; and 15 more\.$/);
    expect(why.length).toBeLessThanOrEqual(1_000);
  });

  it('are asked once each, in the order of the findings; what the office settles is not asked', () => {
    const twice = ASKS.month('T-101', 'August 2026');
    expect(questionsOf([{ ask: twice }, { ask: null }, { ask: ASKS.weight('7') }, { ask: twice }])).toEqual([
      twice,
      ASKS.weight('7'),
    ]);
  });
});
