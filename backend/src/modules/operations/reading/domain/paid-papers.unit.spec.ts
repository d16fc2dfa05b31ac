import { runsOfText } from '../../../../../test/reading/runs-of-text';
import { readingOf } from './reading';

const read = (...lines: readonly string[]) => readingOf({ runs: runsOfText(lines.join('\n')), source: 'text' });
const fieldsOf = (...lines: readonly string[]) =>
  Object.fromEntries(read(...lines).fields.map(({ name, value, confidence }) => [name, [value, confidence >= 0.6]]));

describe('the receipt of a lumper', () => {
  it('says what was paid', () =>
    expect(fieldsOf('LUMPER RECEIPT', 'Date: 07/12/2026', 'Amount Paid: $181.00')).toEqual({
      total: ['181.00', true],
      date: ['2026-07-12', true],
    }));
  it('whose total and payment differ asks which', () =>
    expect(fieldsOf('LUMPER RECEIPT', 'Total: $180.00', 'Amount Paid: $181.00')).toEqual({ total: [null, false] }));
  it('with a charge alone only offers it', () =>
    expect(fieldsOf('LUMPER RECEIPT', 'Lumper service  $150.00', 'Convenience fee  $10.00')).toEqual({
      total: ['150.00', false],
    }));
  it('is not what a rate confirmation says of lumper receipts', () =>
    expect(read('RATE CONFIRMATION', 'Load #: 4477', 'Lumper receipt required', 'Total Rate: $900.00').kind).toBe(
      'rate_confirmation',
    ));
});

describe('a bill of lading', () => {
  const bill = (line: string) => fieldsOf('BILL OF LADING', 'BOL #: BL1234', line)['signed'];
  it('that somebody signed in print says who', () => {
    expect(bill('Received by: Dana Moreno')).toEqual(['Dana Moreno', true]);
    expect(bill('Receiver signature: D. Moreno')).toEqual(['D. Moreno', true]);
  });
  it('with an empty line for it says nobody', () => {
    expect(bill('Received in good order: __________')).toBeUndefined();
    expect(bill('Shipper signature / Consignee signature')).toBeUndefined();
  });
});
