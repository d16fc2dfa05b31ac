import { drivenForClient } from './driven-for-clients';
import { Chance } from './random';

const driven = drivenForClient(new Chance(7), '2026-07-01', '2026-11-27', ['a', 'b']);

describe('what the trucks of the demo drove', () => {
  it('goes on from the odometer of the trip before, each truck by itself, until today', () => {
    for (const vehicleId of ['a', 'b']) {
      const trips = driven.filter(({ trip }) => trip['vehicleId'] === vehicleId).map(({ trip }) => trip);
      expect(trips.length).toBeGreaterThan(15);
      for (const [at, trip] of trips.slice(1).entries())
        expect([trip['odometerStart'], String(trip['date']) > String(trips[at]?.['date'])]).toEqual([
          trips[at]?.['odometerEnd'],
          true,
        ]);
    }
    expect(driven.every(({ on }) => on >= '2026-07-01' && on <= '2026-11-27')).toBe(true);
  });

  it('burns a gallon of fuel in six to seven miles, bought in a state of the trip', () => {
    for (const { trip, fuel } of driven) {
      const legs = trip['legs'] as { jurisdiction: string; miles: string }[];
      const miles = legs.reduce((sum, leg) => sum + Number(leg.miles), 0);
      expect(miles / Number(fuel['gallons'])).toBeGreaterThan(5.9);
      expect(miles / Number(fuel['gallons'])).toBeLessThan(7);
      expect(legs.map(({ jurisdiction }) => jurisdiction)).toContain(fuel['jurisdiction']);
    }
  });
});
