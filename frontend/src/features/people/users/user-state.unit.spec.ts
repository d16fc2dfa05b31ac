import { managedUserOf } from '../../../testing/prepared/records';
import { isInvited, shortStateOf, shownName, stateOf } from './user-state';

const AT = '2026-03-01T15:00:00.000Z';
const ben = managedUserOf({ id: 'user-5', name: 'Ben Yazzie', email: 'ben@redmesa.test', role: 'client' });

describe('how a user stands', () => {
  it.each([
    ['never invited', {}, false, 'Active', 'Active', 'success'],
    ['invited', { invitedAt: AT }, true, 'Invited, not yet signed in', 'Invited', 'warning'],
    ['invited, with a password', { invitedAt: AT, passwordSetAt: AT }, false, 'Active', 'Active', 'success'],
    ['with a password', { passwordSetAt: AT }, false, 'Active', 'Active', 'success'],
    ['invited and shut out', { invitedAt: AT, isActive: false }, true, 'Inactive', 'Inactive', 'neutral'],
    ['shut out', { passwordSetAt: AT, isActive: false }, false, 'Inactive', 'Inactive', 'neutral'],
  ] as const)('%s', (_, changes, invited, label, short, tone) => {
    const user = { ...ben, ...changes };
    expect(isInvited(user)).toBe(invited);
    expect(stateOf(user)).toEqual({ label, tone });
    expect(shortStateOf(user)).toEqual({ label: short, tone });
  });
});

describe('the name of a user', () => {
  it.each([
    [{}, 'Ben Yazzie'],
    [{ name: '' }, 'Ben Yazzie'],
    [{ name: '', lastName: '' }, 'Ben'],
    [{ name: '', firstName: '' }, 'Yazzie'],
    [{ name: '', firstName: '', lastName: '' }, 'ben@redmesa.test'],
    [{ name: 'Benny' }, 'Benny'],
  ])('with %j is %s', (changes, name) => expect(shownName({ ...ben, ...changes })).toBe(name));
});
