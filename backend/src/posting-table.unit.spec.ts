import './app.module';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHART } from './modules/accounting/ledger/domain/chart';
import { allEventTypes } from './platform/event-log/events/event-catalog';
import { postingRules, type Posting, type PostingRule } from './platform/money/postings';
import { examplesOf } from './platform/testing/posting-examples';

const FILE = path.resolve(__dirname, '../../docs/auditors.md');
const BLOCK = /(<!-- from the posting rules; UPDATE_POSTINGS=1 writes it -->\n\n)([^]*?)(\n<!-- end -->)/;

// each declares the examples of the rules beside it
const MODULES = path.join(__dirname, 'modules');
for (const file of readdirSync(MODULES, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.postings.fixture.ts')) jest.requireActual(path.join(MODULES, file));

const nameOf = new Map(CHART.map(({ number, name }) => [number, name]));
type Side = 'debit' | 'credit';
const side = (lines: Posting['lines'], which: Side): string =>
  lines
    .filter((line) => line[which] > 0)
    .map(({ accountNumber }) => `${accountNumber} ${nameOf.get(accountNumber) ?? '?'}`)
    .join(', ');
/** By example what it books. */
const booksOf = (rule: PostingRule<unknown>): (readonly Posting[])[] => examplesOf(rule).map((one) => rule.books(one));

const rowsOf = ([type, rule]: readonly [string, PostingRule<unknown>]): string[] => {
  const examples = booksOf(rule);
  return (examples[0] ?? []).map((_, nr) => {
    const entries = examples.flatMap((one) => one[nr] ?? []);
    const either = (told: (entry: Posting) => string): string => [...new Set(entries.map(told))].join(' or ');
    const onCash = ({ cashLines }: Posting, which: Side): string =>
      cashLines === undefined ? 'the same' : cashLines.length === 0 ? 'nothing' : side(cashLines, which);
    const when = nr === 0 ? `${rule.when} (\`${type}\`)` : 'the same, its second entry';
    const told = (['debit', 'credit'] as const).flatMap((which) => [
      either(({ lines }) => side(lines, which)),
      either((entry) => onCash(entry, which)),
    ]);
    return `| ${[when, told[0], told[2], told[1], told[3]].join(' | ')} |`;
  });
};
/** By name: in which order modules are loaded, others decide. */
const rules = [...postingRules()].sort(([one], [other]) => one.localeCompare(other));
const table = (): string =>
  [
    '| event | debit | credit | debit on cash basis | credit on cash basis |',
    '| --- | --- | --- | --- | --- |',
    ...rules.flatMap(rowsOf),
    '',
  ].join('\n');

describe('the rules by which events are booked', () => {
  it('stand in docs/auditors.md as they are', () => {
    if (process.env['UPDATE_POSTINGS'] === '1')
      writeFileSync(
        FILE,
        readFileSync(FILE, 'utf8').replace(BLOCK, (_, before, _old, end) => `${before}${table()}${end}`),
      );
    expect(BLOCK.exec(readFileSync(FILE, 'utf8'))?.[2]).toBe(table());
  });

  it('are of events that there are', () =>
    expect(rules.map(([type]) => type).filter((type) => !allEventTypes().includes(type))).toEqual([]));

  it('have examples each, in <noun>.postings.fixture.ts', () =>
    expect(rules.filter(([, rule]) => examplesOf(rule).length === 0).map(([type]) => type)).toEqual([]));

  it.each(rules)('%s books its examples in entries that balance, on accounts that the chart has', (_, rule) => {
    const entries = booksOf(rule);
    expect(entries.map((one) => one.length)).not.toContain(0);
    const cashOf = (lines: Posting['lines']): number =>
      lines
        .filter(({ accountNumber }) => ['1000', '1020', '1050'].includes(accountNumber))
        .reduce((sum, line) => sum + line.debit - line.credit, 0);
    for (const { lines, cashLines = lines } of entries.flat()) {
      expect(cashLines.reduce((sum, line) => sum + line.debit - line.credit, 0)).toBe(0);
      expect(cashOf(cashLines)).toBe(cashOf(lines));
      expect(lines.reduce((sum, line) => sum + line.debit - line.credit, 0)).toBe(0);
      expect(lines.filter(({ accountNumber }) => !nameOf.has(accountNumber))).toEqual([]);
      expect(lines.filter((line) => line.debit * line.credit !== 0 || line.debit + line.credit <= 0)).toEqual([]);
    }
  });
});
