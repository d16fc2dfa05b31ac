import fc from 'fast-check';
import { fittingRules, MOST_DAYS, suggester, type Candidate, type OpenLine } from './suggest';
import { summing } from './sums-to';

const LINE: OpenLine = { date: '2026-11-20', amount: 1_400_00, text: 'DEPOSIT', checkNumber: null };
const one = (entryId: string, over: Partial<Candidate> = {}): Candidate => ({
  entryId,
  line: 0,
  date: '2026-11-20',
  amount: 1_400_00,
  reference: 'INV-000007',
  checkNumber: null,
  party: 'broker 3',
  partyName: 'Blue Ridge Logistics LLC',
  ...over,
});
const chosen = (line: OpenLine, candidates: readonly Candidate[]) =>
  suggester(candidates)(line).find((each) => each.chosen);

describe('What a line of the bank may be', () => {
  it('is a ledger line of the same amount to the cent', () => {
    const found = suggester([one('a'), one('b', { amount: 1_400_01 })])(LINE);
    expect(found.map(({ lines, reasons }) => [lines[0]?.entryId, reasons])).toEqual([
      ['a', ['Same amount', 'Same day']],
    ]);
  });

  it('is no money that came in where it went out', () => {
    expect(suggester([one('a')])({ ...LINE, amount: -1_400_00 })).toEqual([]);
  });

  it('is three payments of one broker in one deposit', () => {
    const payments = [500_00, 600_00, 300_00].map((amount, at) => one(`p${at}`, { amount, date: '2026-11-18' }));
    const [found, another] = suggester([...payments, one('x', { amount: 300_00, party: 'broker 4' })])(LINE);
    expect(found?.lines.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([300_00, 500_00, 600_00]);
    expect(found?.reasons).toEqual(['3 lines of Blue Ridge Logistics LLC come to the amount', '2 days apart']);
    expect(found?.chosen).toBe(true);
    expect(another).toBeUndefined();
  });

  it('is not added up of lines of several parties, nor of more than six', () => {
    const parties = [700_00, 700_00].map((amount, at) => one(`p${at}`, { amount, party: `broker ${at}` }));
    expect(suggester(parties)(LINE)).toEqual([]);
    const seven = summing(
      Array.from({ length: 7 }, () => ({ amount: 200_00 })),
      6,
    );
    expect(seven(1_400_00, 1_000)).toEqual([]);
    expect(seven(1_200_00, 1_000)).toHaveLength(4);
  });

  it('is rather what names the check, then the invoice or the party, then what is nearest', () => {
    const near = one('near');
    const named = one('named', { date: '2026-11-10', partyName: 'Acme Freight', party: 'broker 9' });
    const check = one('check', { date: '2026-11-08', checkNumber: '0001042', partyName: null });
    const line = { ...LINE, text: 'CHECK 1042 ACME' };
    const order = suggester([near, named, check])(line).map(({ lines }) => lines[0]?.entryId);
    expect(order).toEqual(['check', 'named', 'near']);
    expect(chosen(line, [near, named, check])?.reasons).toEqual(['Same amount', 'Check 0001042', '12 days apart']);
    expect(chosen({ ...LINE, checkNumber: '1042' }, [near, check])?.lines[0]?.entryId).toBe('check');
    expect(
      chosen({ ...LINE, text: 'PMT INV 000007' }, [one('a', { date: '2026-11-09' }), one('b', { reference: 'X-1' })])
        ?.reasons,
    ).toEqual(['Same amount', 'Names INV-000007', '11 days apart']);
  });

  it('is shown twice, and none chosen, where two are equal', () => {
    const found = suggester([one('a'), one('b')])(LINE);
    expect(found.map((each) => each.chosen)).toEqual([false, false]);
  });

  it('is not chosen by its amount alone after four days, and not shown after fourteen', () => {
    expect(chosen(LINE, [one('a', { date: '2026-11-16' })])).toBeDefined();
    expect(chosen(LINE, [one('a', { date: '2026-11-15' })])).toBeUndefined();
    expect(suggester([one('a', { date: '2026-11-06' })])(LINE)).toHaveLength(1);
    expect(suggester([one('a', { date: '2026-11-05' })])(LINE)).toEqual([]);
  });

  it('is what a rule says of its text, side and amount', () => {
    const rule = { id: 'r', name: 'Fees', contains: 'fee', side: 'out', amountFrom: 10_00, amountTo: 20_00 } as const;
    const fee = { ...LINE, amount: -15_00, text: 'MONTHLY FEE' };
    expect(fittingRules(fee, [rule])[0]?.reasons).toEqual(['Rule Fees: the text of 11/20/2026 has “fee”']);
    expect(fittingRules({ ...fee, amount: 15_00 }, [rule])).toEqual([]);
    expect(fittingRules({ ...fee, amount: -20_01 }, [rule])).toEqual([]);
    expect(fittingRules({ ...fee, text: 'INTEREST' }, [rule])).toEqual([]);
    expect(fittingRules({ ...fee, amount: -900_00 }, [{ ...rule, amountFrom: null, amountTo: null }])).toHaveLength(1);
  });

  it('of a page of 50 lines takes no time, also among 5,000 lines of few parties', () => {
    const many = Array.from({ length: 5_000 }, (_, nr) =>
      one(`e${nr}`, { amount: 1_000 + ((nr * 7_919) % 90_000), party: `broker ${nr % 40}`, date: '2026-11-18' }),
    );
    const before = process.cpuUsage();
    const suggest = suggester(many);
    for (let nr = 0; nr < 50; nr += 1) suggest({ ...LINE, amount: 400_000_01 + nr * 100 });
    for (let nr = 0; nr < 50; nr += 1) suggest({ ...LINE, amount: 150_001 + nr * 100 });
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
  });

  it('comes to the cent, within two weeks, of at most six lines of one party, each once', () => {
    const days = ['2026-11-01', '2026-11-10', '2026-11-19', '2026-11-20', '2026-12-02', '2026-12-20'];
    const candidate = fc
      .record({
        amount: fc.integer({ min: -9, max: 9 }).filter((amount) => amount !== 0),
        date: fc.constantFrom(...days),
        party: fc.constantFrom('broker 1', 'broker 2', null),
      })
      .map((said) => one('', said));
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 14 }), fc.integer({ min: 1, max: 20 }), (given, amount) => {
        const candidates = given.map((each, at) => ({ ...each, entryId: `e${at}` }));
        const line = { ...LINE, amount };
        const found = suggester(candidates)(line);
        for (const { lines } of found) {
          expect(lines.reduce((sum, each) => sum + each.amount, 0)).toBe(amount);
          expect(new Set(lines.map(({ entryId }) => entryId)).size).toBe(lines.length);
          expect(lines.length).toBeLessThanOrEqual(6);
          if (lines.length > 1) expect(new Set(lines.map(({ party }) => party)).size).toBe(1);
          for (const { date } of lines)
            expect(Math.abs(Date.parse(date) - Date.parse(line.date)) / 86_400_000).toBeLessThanOrEqual(MOST_DAYS);
        }
        expect(found.filter((each) => each.chosen).length).toBeLessThanOrEqual(1);
        const exact = candidates.filter(
          (each) =>
            each.amount === amount && ['2026-11-10', '2026-11-19', '2026-11-20', '2026-12-02'].includes(each.date),
        );
        if (exact.length > 0) expect(found.some(({ lines }) => lines.length === 1)).toBe(true);
      }),
    );
  });
});
