/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { Line } from '../../fields/decorators';
import { Vault } from '../../infrastructure/vault/vault';
import { ClientRecord } from './stored-record';
import { Kind, kindOf } from './kind';
import { maskedOrNull, sealSecrets } from './secrets';

@Kind({
  plural: 'parcels',
  numbers: 'parcel_ids',
  displayName: 'weight',
  may: { read: 'parcels.read', write: 'parcels.write', remove: 'parcels.delete' },
})
class Parcel extends ClientRecord<number> {
  @Line('Weight') weight: string;
  @Line('Title', { optional: true, secret: true }) title: string | null;
  @Line('Title', { optional: true, systemSet: true, hidden: true }) titleLast4: string | null;
}

describe('a secret of a record', () => {
  const vault = new Vault(Buffer.from('a-secret-that-is-only-used-in-tests'));
  const seal = (input: Record<string, unknown>, current: Record<string, unknown> | null = null) =>
    sealSecrets(vault, kindOf(Parcel), 7, input, current);
  it('is sealed for this very record, with its last four beside it', () => {
    const { title, titleLast4 } = seal({ title: '12-3456789' });
    expect([vault.open('parcel-7', String(title)), titleLast4]).toEqual(['12-3456789', '6789']);
    expect(() => vault.open('parcel-8', String(title))).toThrow();
  });
  it('sent back as it was shown is unchanged', () =>
    expect(seal({ weight: 'x', title: '*****6789' }, { titleLast4: '6789' })).toEqual({ weight: 'x' }));
  it('sent anew is sealed anew, with its own last four', () =>
    expect(seal({ title: '98-7654321' }, { titleLast4: '6789' })['titleLast4']).toBe('4321'));
  it('that looks like the mask of none is a secret', () =>
    expect(seal({ title: '*****null' }, { titleLast4: null })['titleLast4']).toBe('null'));
  it('taken away takes its last four with it, left out stays', () => {
    expect(seal({ title: null })).toEqual({ title: null, titleLast4: null });
    expect(seal({ weight: 'x' })).toEqual({ weight: 'x' });
  });
  it('is shown by its last four', () =>
    expect([maskedOrNull('6789'), maskedOrNull(null), maskedOrNull('')]).toEqual(['*****6789', null, null]));
});
