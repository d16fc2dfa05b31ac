import { kindOf } from '../../../platform/records/kind/kind';
import { Agent } from './agent';

const { fields, options } = kindOf(Agent);
const read = (name: string, given: unknown): unknown => fields.find((field) => field.name === name)?.rule.read(given);
const wrong = (sentence: string): unknown => expect.objectContaining({ faults: [{ at: '', sentence }] });

describe('an agent', () => {
  it('is one for a user and an e-mail, and is told which is taken', () =>
    expect(options.unique?.map(({ say }) => say({ email: 'a@b.test' }))).toEqual([
      expect.stringContaining('is an agent already'),
      'The e-mail a@b.test already belongs to an agent',
    ]));
  it.each(['maxClients', 'maxInvoices'])('has limits of its own: %s of none to a million', (name) => {
    expect([0, 50, 1_000_000].map((given) => read(name, given))).toEqual([0, 50, 1_000_000]);
    const label = name === 'maxClients' ? 'Maximum clients' : 'Maximum invoices';
    expect(read(name, -1)).toEqual(wrong(`${label} must be a whole number of at least 0`));
    expect(read(name, 1_000_001)).toEqual(wrong(`${label} is too large`));
  });
  it('may still have been kept out of an area that there is no more', () => {
    const stored = fields.find(({ name }) => name === 'restrictedFeatures')?.rule.stored;
    expect(stored?.safeParse(['ifta', 'faxes']).success).toBe(true);
    expect(read('restrictedFeatures', ['ifta', 'faxes'])).toEqual(
      expect.objectContaining({ faults: [expect.objectContaining({ at: '1' })] }),
    );
  });
});
