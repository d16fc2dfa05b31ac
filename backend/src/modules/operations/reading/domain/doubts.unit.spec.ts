import { runsOfText } from '../../../../../test/reading/runs-of-text';
import type { FieldRead } from './fields';
import { readingOf } from './reading';

const PAPER = ['RATE CONFIRMATION', 'Load #: HRN538772', 'Origin: Reno, NV', 'Total Rate: $1,000.00'];
/** A picture of a paper; of words of these lines nobody is sure. */
const pictured = (lines: readonly string[], unsure: RegExp, source: 'ocr' | 'text' = 'ocr') => {
  const runs = runsOfText(lines.join('\n')).map((run) => ({ ...run, sure: unsure.test(run.text) ? 0.55 : 0.92 }));
  return readingOf({ runs, source });
};
const said = ({ fields }: { fields: readonly FieldRead[] }, of: string): unknown[] => {
  const field = fields.find(({ name }) => name === of);
  return [field?.value, field?.confidence, field?.choices.map(({ value }) => value)];
};

describe('a number in a picture', () => {
  it('that is clear is filled in, and less sure than a text', () => {
    expect(said(pictured(PAPER, /none/), 'loadNumber')).toEqual(['HRN538772', 0.7, []]);
    expect(said(pictured(PAPER, /none/, 'text'), 'loadNumber')).toEqual(['HRN538772', 0.8, []]);
  });
  it('that is not clear is only offered, unless a second place says the same', () => {
    const unclear = pictured(PAPER, /HRN|Total/);
    expect(said(unclear, 'loadNumber')).toEqual(['HRN538772', 0.5, ['HRN538772']]);
    expect(said(unclear, 'total')).toEqual(['1000.00', 0.5, ['1000.00']]);
    const twice = pictured([...PAPER, 'Load Number: HRN538772'], /HRN/);
    expect(said(twice, 'loadNumber')).toEqual(['HRN538772', 0.8, []]);
  });
  it.each([
    ['HRNS38772', 'HRN538772'],
    ['HRNG83667', 'HRN683667'],
    ['4829l7', '482917'],
    ['26-7O384', '26-70384'],
  ])('with a letter among digits, %s, is asked about: %s', (read, other) => {
    const lines = ['RATE CONFIRMATION', `Load #: ${read}`, 'Total Rate: $1,000.00'];
    const asked = pictured(lines, /none/);
    expect(said(asked, 'loadNumber')).toEqual([null, 0, [read, other]]);
    expect(asked.warnings).toEqual([
      `The load number can be ${read} (page 1, line 2) or ${other} (page 1, line 2). Choose one.`,
    ]);
    expect(said(pictured(lines, /none/, 'text'), 'loadNumber')[0]).toBe(read);
  });
  it('with letters of its own is that number', () => {
    const lines = ['RATE CONFIRMATION', 'Load #: A-8152', 'Total Rate: $1,000.00'];
    expect(said(pictured(lines, /none/), 'loadNumber')).toEqual(['A-8152', 0.7, []]);
  });
});
