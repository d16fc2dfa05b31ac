import type { Finding } from '../../../lib/api/api-types';
import { staffUser } from '../../../testing/render-app';
import { actionsFor, fits, says, paletteCommandOf } from './palette-actions';

const who = (...permissions: string[]) => ({ ...staffUser, permissions });
const found = (kind: Finding['kind']): Finding => ({ kind, titles: '', id: '1', name: '', detail: '', within: null });

describe('what is typed', () => {
  it.each([
    ['', 'Record payment'],
    ['rec', 'Record payment'],
    ['rec pay', 'Record payment'],
    ['PAY  rec ', 'Record payment'],
    ['create invoice', 'New invoice'],
    ['new driver', 'Add driver'],
    ['register load', 'Add load'],
    ['add inv', 'New invoice'],
  ])('"%s" says %s', (typed, label) => expect(says(typed, label)).toBe(true));

  it.each([
    ['ecord', 'Record payment'],
    ['rec inv', 'Record payment'],
    ['new payment', 'Record payment'],
    ['payments', 'Record payment'],
  ])('"%s" does not say %s', (typed, label) => expect(says(typed, label)).toBe(false));
});

describe('the actions of the palette', () => {
  it('are those that somebody may do and that are typed', () => {
    const labels = (user: typeof staffUser, typed: string) => actionsFor(user, typed).map(({ label }) => label);
    expect(labels(who('loads.write', 'drivers.write'), '')).toEqual(['Add load', 'Add driver']);
    expect(labels(who('loads.write', 'drivers.write'), 'add l')).toEqual(['Add load']);
    expect(labels(who('loads.read'), '')).toEqual([]);
  });
});

describe('a record to do something to', () => {
  const clerk = who('payments.write', 'invoices.write');

  it.each([
    ['record payment 119', 'invoice 119', 'pay'],
    ['Receive payments on INV-119', 'invoice INV-119', 'pay'],
    ['enter pay for Summit Freight', 'invoice Summit Freight', 'pay'],
    ['record  payment of invoice 119', 'invoice 119', 'pay'],
    ['record payment inv #119', 'invoice 119', 'pay'],
    ['send 119', 'invoice 119', 'send'],
    ['e-mail invoices 119', 'invoice 119', 'send'],
    ['email inv 119', 'invoice 119', 'send'],
  ])('is named behind it: "%s" asks for %s to %s', (typed, q, flag) => {
    const command = paletteCommandOf(clerk, typed);
    expect([command.q, command.deed?.flag]).toEqual([q, flag]);
    expect([fits(command, found('invoice')), fits(command, found('load'))]).toEqual([true, false]);
  });

  it.each(['record payment', 'record payment ', 'send', 'please send 119', 'resend 119', 'payment 119', '119'])(
    'is not named in "%s": it is searched for as it is',
    (typed) => {
      const command = paletteCommandOf(clerk, typed);
      expect(command).toEqual({ q: typed, deed: null });
      expect([fits(command, found('invoice')), fits(command, found('load'))]).toEqual([true, true]);
    },
  );

  it.each([
    ['record payment 119', 'payments.write'],
    ['send 119', 'invoices.write'],
  ])('"%s" takes %s', (typed, permission) => {
    const others = clerk.permissions.filter((each) => each !== permission);
    expect(paletteCommandOf(who(permission), typed).deed).not.toBeNull();
    expect(paletteCommandOf(who(...others), typed)).toEqual({ q: typed, deed: null });
  });
});
