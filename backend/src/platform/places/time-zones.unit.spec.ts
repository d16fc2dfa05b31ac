import { STATE_CODES } from '../fields/places';
import { isTimeZone } from '../money/zoned-time';
import { TIME_ZONES, timeZoneAt } from './time-zones';

describe('the time zone of a place', () => {
  it.each([
    ['El Paso', 'TX', 31.76, -106.49, 'America/Denver'],
    ['Dallas', 'TX', 32.78, -96.8, 'America/Chicago'],
    ['Chattanooga', 'TN', 35.05, -85.31, 'America/New_York'],
    ['Nashville', 'TN', 36.16, -86.78, 'America/Chicago'],
    ['Knoxville', 'TN', 35.96, -83.92, 'America/New_York'],
    ['Pensacola', 'FL', 30.42, -87.22, 'America/Chicago'],
    ['Jacksonville', 'FL', 30.33, -81.66, 'America/New_York'],
    ['Louisville', 'KY', 38.25, -85.76, 'America/New_York'],
    ['Bowling Green', 'KY', 36.99, -86.44, 'America/Chicago'],
    ['Gary', 'IN', 41.59, -87.35, 'America/Chicago'],
    ['Evansville', 'IN', 37.97, -87.57, 'America/Chicago'],
    ['Indianapolis', 'IN', 39.77, -86.16, 'America/New_York'],
    ['Coeur d’Alene', 'ID', 47.68, -116.78, 'America/Los_Angeles'],
    ['Boise', 'ID', 43.62, -116.2, 'America/Denver'],
    ['Ontario', 'OR', 44.03, -116.96, 'America/Denver'],
    ['Scottsbluff', 'NE', 41.87, -103.66, 'America/Denver'],
    ['Rapid City', 'SD', 44.08, -103.23, 'America/Denver'],
    ['Pierre', 'SD', 44.37, -100.35, 'America/Chicago'],
    ['Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'],
    ['Kenora', 'ON', 49.77, -94.49, 'America/Chicago'],
    ['Toronto', 'ON', 43.65, -79.38, 'America/New_York'],
    ['Regina', 'SK', 50.45, -104.62, 'America/Regina'],
  ])('%s, %s', (_, state, latitude, longitude, zone) => expect(timeZoneAt({ state, latitude, longitude })).toBe(zone));
  it('is known of every state and province, and computers know it', () => {
    const middle = { latitude: 40, longitude: -90 };
    expect(STATE_CODES.filter((state) => timeZoneAt({ state, ...middle }) === null)).toEqual([]);
    expect(TIME_ZONES.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });
});
