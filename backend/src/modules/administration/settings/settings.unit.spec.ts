import { Invalid } from '../../../platform/fields/rule';
import { kindOf } from '../../../platform/records/kind/kind';
import { mustFit } from '../../../platform/records/kind/must-fit';
import { NEW_FIRM, Settings } from './settings';

const { fields } = kindOf(Settings);
const ruleOf = (name: string) => fields.find((field) => field.name === name)?.rule;

describe('the settings of the firm', () => {
  it('begin as ones that may be kept', () => expect(() => mustFit(fields, { ...NEW_FIRM })).not.toThrow());
  it.each(['America/New_York', 'UTC', ' America/Denver '])('have a time zone such as %p', (zone) => {
    expect(ruleOf('timeZone')?.read(zone)).toBe(zone.trim());
    expect(ruleOf('timeZone')?.fault(zone.trim())).toBeNull();
  });
  it.each(['Mars/Olympus', 'New York', 'EST5'])('have no time zone such as %p', (zone) => {
    const sentence = expect.stringContaining('America/New_York') as string;
    expect(ruleOf('timeZone')?.read(zone)).toEqual(new Invalid([{ at: '', sentence }]));
    expect(ruleOf('timeZone')?.fault(zone)).toEqual(sentence);
  });
  it.each([
    ['', 'Time zone is required'],
    [7, 'Time zone is required'],
    ['x'.repeat(61), 'Time zone must have at most 60 characters'],
  ])('say what is wrong with %p where it is no text of a zone', (zone, sentence) =>
    expect(ruleOf('timeZone')?.read(zone)).toEqual(new Invalid(sentence)),
  );
  it.each(['12-3456789', '123456789', '*****6789'])('have an EIN such as %p', (ein) =>
    expect(ruleOf('ein')?.read(ein)).toBe(ein),
  );
  it.each(['1-23456789', '12-345678', '1234567890', '****6789', 'EIN 12-3456789'])('have no EIN such as %p', (ein) =>
    expect(ruleOf('ein')?.read(ein)).toBeInstanceOf(Invalid),
  );
});
