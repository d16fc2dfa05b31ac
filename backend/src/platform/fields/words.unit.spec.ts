import { enumOf, labelOf, setChoiceLabels } from './words';

describe('the word of a choice', () => {
  setChoiceLabels({ 'words-spec-ach': 'ACH', 'Words Spec': 'Both' });
  it.each([
    ['in_transit', 'In transit'],
    ['in-progress', 'In progress'],
    ['net_30', 'Net 30'],
    ['72_hours', '72 hours'],
    ['Class A', 'Class A'],
    ['IFTA Processing', 'IFTA Processing'],
    ['', ''],
    ['words-spec-ach', 'ACH'],
    ['Words Spec', 'Both'],
  ])('%p is spoken as %p', (value, word) => expect(labelOf(value)).toBe(word));
  it('is published beside each value', () =>
    expect(enumOf(['in_transit', 'words-spec-ach'])).toEqual({
      type: 'string',
      enum: ['in_transit', 'words-spec-ach'],
      'x-labels': { in_transit: 'In transit', 'words-spec-ach': 'ACH' },
    }));
});
