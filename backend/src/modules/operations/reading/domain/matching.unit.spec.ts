import { authorityNumbers, matched, type Known } from './matching';

const KNOWN: readonly Known[] = [
  { id: '1', name: 'Blue Heron Logistics LLC', numbers: ['771203'] },
  { id: '2', name: 'Blue Herring Logistics LLC' },
  { id: '3', name: 'Summit Freight Inc' },
  { id: '4', name: 'Summit Freight LLC' },
];

describe('whom a paper names', () => {
  it.each([
    ['BLUE HERON LOGISTICS, LLC.', [], '1', []],
    ['Heron of Blue', ['771203'], '1', []],
    ['Blue Heron Logistics', [], null, ['1']],
    ['Blue Heron Logistix LLC', [], null, ['1']],
    ['Summit Freight', [], null, ['3', '4']],
    ['Somebody Else Inc', ['1'], null, []],
  ])('is found by %s', (name, numbers, known, close) => {
    const match = matched(name, numbers, KNOWN);
    expect([match.known?.id ?? null, match.close.map(({ id }) => id)]).toEqual([known, close]);
  });
  it('has the numbers that stand after its name', () => {
    expect(authorityNumbers('Dusty Road LLC MC# 123456 DOT: 7654321')).toEqual(['123456', '7654321']);
    expect(authorityNumbers('MC/DOT: 882211')).toEqual(['882211']);
    expect(authorityNumbers('Phone 555 0100')).toEqual([]);
  });
});
