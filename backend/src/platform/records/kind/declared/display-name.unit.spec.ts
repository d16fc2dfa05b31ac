import { displayNameOf } from './display-name';

describe('the display name of a record', () => {
  it.each([
    ['unitNumber', '12'],
    [['make', 'unitNumber'], 'Volvo 12'],
    [({ make }: { make: string }) => `A ${make}`, 'A Volvo'],
    ['year', ''],
  ] as const)('by %p is %p', (displayName, name) => {
    expect(displayNameOf(displayName, { make: 'Volvo', unitNumber: '12', year: null })).toBe(name);
  });
});
