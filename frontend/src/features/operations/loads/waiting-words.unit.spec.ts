import { hoursOf, waitingWords } from './waiting-words';

const clock = { minutes: 200, freeMinutes: 120, amount: '75.00', missing: [] };

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
])('%i minutes are %s', (minutes, words) => expect(hoursOf(minutes)).toBe(words));

it('a truck that waits says how long, and what it earned so far', () => {
  expect(waitingWords(clock)).toBe('1 h 20 min over free time, $75.00 so far');
  expect(waitingWords({ ...clock, minutes: 45, amount: '0.00' })).toBe('45 min of 2 h free');
  expect(waitingWords({ ...clock, amount: null, freeMinutes: null, missing: ['free time is not stated'] })).toBe(
    'Waiting 3 h 20 min: free time is not stated',
  );
});
