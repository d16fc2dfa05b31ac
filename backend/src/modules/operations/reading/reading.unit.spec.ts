import { MEASURED, RULED } from '../../../../test/reading/layouts/every';
import type { Drawn } from '../../../../test/reading/paper';
import { measured, papersOf, recall, tablesOf } from '../../../../test/reading/measure';
import type { Given } from '../../../../test/reading/score';
import { readingOf } from './domain/reading';

const KEY_FIELDS = ['loadNumber', 'total', 'pickup', 'delivery', 'pickupDate', 'deliveryDate'];

const givenOf = (drawn: readonly Drawn[]): Given => {
  // a text of the maker stands at its top, the letters of a run on their line
  const runs = drawn.map((each) => ({ ...each, y: each.y + each.height }));
  const { kind, fields, terms, loads } = readingOf({ runs, source: 'text' });
  return { kind, fields: [...fields, ...terms], loads: loads.map((load) => ({ kind, fields: load.fields })) };
};

describe('papers of invented senders', () => {
  const ruled = measured(papersOf(RULED), givenOf);
  const unseen = measured(papersOf(MEASURED), givenOf);
  if (process.env['READER_TABLE'])
    process.stdout.write(
      tablesOf('Layouts that rules were written with', papersOf(RULED), givenOf) +
        tablesOf('Layouts that are only measured', papersOf(MEASURED), givenOf),
    );

  it('are never told wrong as sure', () => {
    expect(ruled.wrong).toEqual([]);
    expect(unseen.wrong).toEqual([]);
  });
  it('are read where rules know their layout', () => {
    expect(recall(ruled, KEY_FIELDS)).toBeGreaterThanOrEqual(95);
  });
  it('are mostly read where no rule was written for their layout', () => {
    expect(recall(unseen, KEY_FIELDS)).toBeGreaterThanOrEqual(75);
  });
});
