import { managedUserOf } from '../../../../testing/prepared/records';
import { userFields, userForm } from './user-form';

const of = { id: 'user-5', name: 'Ben Yazzie', email: 'ben@redmesa.test' };
const typed = () => ({
  ...userForm.values(null),
  firstName: ' Ben ',
  lastName: ' Yazzie ',
  email: ' ben@redmesa.test ',
});
const names = { firstName: 'Ben', lastName: 'Yazzie', email: 'ben@redmesa.test' };

describe('a user', () => {
  it.each(['admin', 'employee', 'agent'] as const)('who is %s belongs to no client and is no driver', (role) => {
    expect(userFields({ ...typed(), role, clientId: 'client-1', driverId: '7' }, null)).toEqual({ ...names, role });
  });

  it('who is a client belongs to one, who is a driver may be one', () => {
    const both = { ...typed(), clientId: 'client-1', driverId: '7' };
    expect(userFields({ ...both, role: 'client' }, null)).toEqual({ ...names, role: 'client', clientId: 'client-1' });
    expect(userFields({ ...both, role: 'driver' }, null)).toEqual({ ...names, role: 'driver', driverId: 7 });
    expect(userFields({ ...both, role: 'driver', driverId: '' }, null)).toMatchObject({ driverId: null });
  });

  it('who is one no longer is taken from both', () => {
    const was = managedUserOf({ ...of, role: 'client', clientId: 'client-1', driverId: 7 });
    expect(userFields({ ...userForm.values(was), role: 'employee' }, was)).toEqual({
      ...names,
      role: 'employee',
      clientId: null,
      driverId: null,
    });
  });
});

describe('the form of a user', () => {
  it('begins as an employee who is nobody yet', () => {
    expect(userForm.values(null)).toEqual({
      firstName: '',
      lastName: '',
      email: '',
      role: 'employee',
      clientId: '',
      driverId: '',
    });
  });

  it('begins with what is known of one', () => {
    const was = managedUserOf({ ...of, role: 'client', clientId: 'client-1', driverId: 7 });
    expect(userForm.values(was)).toEqual({ ...names, role: 'client', clientId: 'client-1', driverId: '7' });
  });

  it('says nothing of a client or driver that one never had', () => {
    const was = managedUserOf({ ...of, role: 'employee' });
    expect(userFields(userForm.values(was), was)).toEqual({ ...names, role: 'employee' });
  });
});
