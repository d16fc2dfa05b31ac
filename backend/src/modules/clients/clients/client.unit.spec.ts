import { kindOf } from '../../../platform/records/kind/kind';
import { Client } from './client';

const client = kindOf(Client);

describe('a client', () => {
  it('is kept for itself', () =>
    expect([client.aggregate.belonging, client.clientOfRow({ id: 'client-1' })]).toEqual(['client', 'client-1']));
});

describe('what a column for tax ids and DOT numbers holds', () => {
  const { understood, lookupKeys, unique } = client.options;
  // an EIN and an SSN have nine digits (26 CFR 301.6109-1), the numbers of USDOT and the docket up to eight
  it.each<[string, object]>([
    ['2523064', { dotNumber: '2523064' }],
    ['1', { dotNumber: '1' }],
    ['12345678', { dotNumber: '12345678' }],
    ['DOT 2523064', { dotNumber: '2523064' }],
    ['USDOT#2523064', { dotNumber: '2523064' }],
    ['us dot: 2523064', { dotNumber: '2523064' }],
    [' dot-2523064 ', { dotNumber: '2523064' }],
    ['MC 884211', { mcNumber: '884211' }],
    ['mc#12345678', { mcNumber: '12345678' }],
    ['MC-884211', { mcNumber: '884211' }],
    ['123456789', { taxId: '123456789' }],
    ['12-3456789', { taxId: '12-3456789' }],
    ['123-45-6789', { taxId: '123-45-6789' }],
    ['MC 123456789', { taxId: 'MC 123456789' }],
    ['DOT 2523064 TN', { taxId: 'DOT 2523064 TN' }],
    ['no DOT 2523064', { taxId: 'no DOT 2523064' }],
    ['XMC 884211', { taxId: 'XMC 884211' }],
    ['MC 884211 A', { taxId: 'MC 884211 A' }],
    ['US 2523064', { taxId: 'US 2523064' }],
    [' x ', { taxId: ' x ' }],
  ])('%p is %p', (text, expected) => expect(understood?.(text)).toEqual(expected));
  it('is the same in a sheet, where a company is known by its name and numbers', () => {
    expect(client.options.sheet?.columns['Tax ID/DOT']).toBe(understood);
    expect(lookupKeys).toEqual([['companyName'], ['dotNumber'], ['mcNumber']]);
  });
  it.each([
    [{ email: 'a@b.test', phone: null }, true],
    [{ email: null, phone: '615' }, true],
    [{ email: null, phone: null }, false],
  ])('needs a way to be reached beside it: %p %p', (values, enough) =>
    expect(client.options.sheet?.needs?.(values) ?? null).toEqual(
      enough ? null : expect.stringContaining('Email or phone'),
    ),
  );
  it('belongs to a registration that became a client once', () =>
    expect(unique?.[0]?.say({})).toContain('already migrated'));
});
