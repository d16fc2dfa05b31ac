import { runsOfText } from '../test/reading/runs-of-text';
import { declaredRoutes } from '../test/support/requests/declared-routes';
import { AppModule } from './app.module';
import { guessed } from './modules/accounting/bank/domain/sheet-mapping';
import { namesParty, takenApart } from './modules/accounting/bank/domain/naming';
import {
  DATE_FORMATS,
  ofxDay,
  oneLine,
  plainAmount,
  sheetAmount,
  sheetDay,
} from './modules/accounting/bank/domain/statement-values';
import { columnsIn, eventOf } from './modules/operations/stop-times/domain/read-event';
import { authorityNumbers } from './modules/operations/reading/domain/matching';
import { readingOf } from './modules/operations/reading/domain/reading';
import { topicOf } from './modules/workspace/support/domain/topic';
import { proposalOf } from './modules/accounting/expenses/domain/receipt-proposal';
import { NewIntent } from './modules/accounting/checkout/http/checkout.requests';
import { withoutCardNumbers } from './modules/accounting/portal-payments/domain/rules/card-data';
import { deviceOf } from './modules/people/sign-in/domain/device';
import { identified } from './config/logger';
import { sameOriginOnly } from './platform/web/auth/same-origin';
import { fieldsOf } from './platform/fields/field';
import type { Rule } from './platform/fields/rule';
import { contextOf } from './platform/web/routes/request-context';
import { patternsOf } from './platform/lists/search';
import { parseMoney } from './platform/money/money';
import { allKinds } from './platform/records/kind/kind';
import { columnsOf, missingColumns, valuesInRow, unknownHeaders } from './platform/records/sheets/sheet';
import { searchTermsOf, narrowing } from './platform/lists/search-terms';
import type { Running } from './platform/installation/running';
import { plainName } from './platform/web/uploads/plain-name';

/** What costs a pattern most that tries again: long runs that fit, and an end that does not. */
const SHAPES: readonly (readonly [string, (length: number) => string])[] = [
  ['blanks before a letter', (length) => `${' '.repeat(length - 1)}x`],
  ['dots and dashes after a word', (length) => `Abc${'\u2014'.repeat(length - 4)}x`],
  ['letters', (length) => 'a'.repeat(length)],
  ['capitals with an @ at the end', (length) => `${'A'.repeat(length - 1)}@`],
  ['digits', (length) => '4'.repeat(length)],
  ['words', (length) => 'gal '.repeat(length / 4)],
  ['signs of amounts and days', (length) => '1,234.5/'.repeat(length / 8)],
  ['line breaks and controls', (length) => '\r\n\t\u202e'.repeat(length / 4)],
];
const MOST_MS = 50;
const TRIES = 8;
/** Nothing but reading each letter of a body, five times: 15 ms on the machine that the limit was chosen on. */
const PLAIN = 'plain text '.repeat(90_000);
const PLAIN_MS = 15;
const plainReading = (): number => {
  let sum = 0;
  for (let nr = 0; nr < 5; nr += 1) for (let at = 0; at < PLAIN.length; at += 1) sum ^= PLAIN.charCodeAt(at);
  return sum;
};

/**
 * Processor time of this process, so that a busy machine does not count; the best of some, so that cleaning up does
 * not.
 */
const milliseconds = (work: () => unknown, enough = MOST_MS / 5): number => {
  let best = Infinity;
  for (let nr = 0; nr < TRIES && best > enough; nr += 1) {
    const before = process.cpuUsage();
    try {
      work();
    } catch {
      // a refusal is an answer, too
    }
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
};
/** The shapes that take it longer. */
const slow = (length: number, read: (text: string) => unknown): string[] =>
  SHAPES.flatMap(([name, shape]) => {
    const text = shape(length);
    const took = milliseconds(() => read(text));
    if (took <= MOST_MS) return [];
    // a machine that is slow just now reads plain text as slowly
    const most = MOST_MS * Math.max(1, milliseconds(plainReading, 0) / PLAIN_MS);
    return took > most ? [`${name}: ${Math.round(took)} ms`] : [];
  });

/** The most that a body may be, an address and all headers of a request, a cell of a sheet. */
const BODY = 1_000_000;
const HEADERS = 16_000;
const CELL = 100_000;

const settings = { databaseUrl: 'postgres://localhost/none', demo: true } as Running;
const routes = declaredRoutes(AppModule.running(settings).imports as never);
const noop = (): void => undefined;
const request = (headers: Record<string, string>) =>
  ({
    headers,
    method: 'POST',
    path: '/',
    protocol: 'https',
    body: {},
    app: { get: () => undefined },
    get: (name: string) => headers[name],
  }) as never;

const paymentForm = fieldsOf(NewIntent).find(({ name }) => name === 'paymentData');

describe('what a stranger sends takes the server no time', () => {
  /** Every rule of every body, however it comes; the same rule once. */
  const rules = new Map<string, Rule>();
  const note = (rule: Rule): unknown => rules.set(JSON.stringify([rule.given, rule.missing]), rule);
  for (const { spec } of routes) if (spec?.bodyClass) for (const { rule } of fieldsOf(spec.bodyClass)) note(rule);
  for (const { fields } of allKinds()) for (const { rule } of fields) note(rule);

  it('in the fields of bodies and records', () => {
    expect(rules.size).toBeGreaterThan(150);
    const found = [...rules.values()].flatMap((rule) =>
      slow(BODY, (text) => rule.read(text)).map((each) => `${rule.missing} ${each}`),
    );
    expect(found).toEqual([]);
  });

  it.each(allKinds().flatMap((kind) => (kind.options.sheet ? [[kind.kind, kind] as const] : [])))(
    'in a sheet of %s',
    (_, kind) => {
      const names = kind.fields.map(({ label }) => label);
      const columns = columnsOf(kind, names);
      expect(
        slow(CELL, (text) => {
          columnsOf(kind, [text]);
          unknownHeaders([text], [null]);
          missingColumns(kind, [text]);
        }),
      ).toEqual([]);
      names.forEach((name, at) =>
        expect([
          name,
          slow(CELL, (text) =>
            valuesInRow(
              columns,
              names.map((__, nr) => (nr === at ? text : '')),
            ),
          ),
        ]).toEqual([name, []]),
      );
    },
  );

  it.each<[string, number, (text: string) => unknown]>([
    ['the name of a file', BODY, plainName],
    ['the text of a receipt', BODY, (text) => proposalOf(text, '2026-03-02')],
    [
      'the lines of a receipt',
      BODY,
      (text) => proposalOf(`DATE 1/1/2026\n${`${text.slice(0, 198)}\n`.repeat(50)}`, '2026-03-02'),
    ],
    [
      'a paper of one line',
      BODY,
      (text) => readingOf({ runs: runsOfText(text.replaceAll('\n', ' ')), source: 'text' }),
    ],
    [
      'the lines of a paper',
      BODY,
      (text) =>
        readingOf({
          runs: runsOfText(
            `RATE CONFIRMATION\n${['Load #: ', 'Pickup ', 'Total: ', 'Detention '].map((label) => `${label}${text.slice(0, 290)}\n`.repeat(5)).join('')}`,
          ),
          source: 'text',
        }),
    ],
    [
      'the lines of papers that were paid, or signed',
      BODY,
      (text) =>
        ['REMITTANCE ADVICE\nInvoice #   Amount Paid', 'LUMPER RECEIPT', 'BILL OF LADING\nBOL #: 1234'].map((title) =>
          readingOf({
            runs: runsOfText(
              `${title}\n${['Invoice #: ', 'Amount Paid: ', 'Received by: ', ''].map((label) => `${label}${text.slice(0, 290)}\n`.repeat(5)).join('')}`,
            ),
            source: 'text',
          }),
        ),
    ],
    [
      'a row of a GPS device',
      CELL,
      (text) => {
        columnsIn([text, text]);
        const columns = { vehicle: 0, loadNumber: 1, place: 2, latitude: 3, longitude: 4, event: 5, when: 6, time: 7 };
        eventOf(Array<string>(8).fill(text), columns, 2);
        return eventOf(Array<string>(8).fill(text), { vehicle: 0, place: 1, arrived: 2, departed: 3 }, 2);
      },
    ],
    ['a line with the name of a carrier', 1_000, authorityNumbers],
    ['a message to the assistant', BODY, topicOf],
    ['notes with a payment', BODY, (notes) => paymentForm?.rule.read({ notes })],
    ['what is kept of such notes', 2_000, withoutCardNumbers],
    ['an amount', BODY, parseMoney],
    [
      'an amount, a day and a text of the bank',
      BODY,
      (text) => [plainAmount(text), sheetAmount(text), ofxDay(text), oneLine(text)],
    ],
    ['a day in a sheet of the bank', BODY, (text) => DATE_FORMATS.map((format) => sheetDay(text, format))],
    ['the headers of a sheet of the bank', CELL, (text) => guessed([text, text])],
    ['what a line of the bank names', 1_000, (text) => namesParty(takenApart(text), text)],
    ['a search', HEADERS, (text) => [searchTermsOf(text), narrowing(text), patternsOf(text)]],
    ['the name of a browser', HEADERS, deviceOf],
    ['If-Match', HEADERS, (text) => contextOf(request({ 'if-match': text }))],
    ['Idempotency-Key', HEADERS, (text) => contextOf(request({ 'idempotency-key': text }))],
    ['X-Correlation-Id', HEADERS, (text) => contextOf(request({ 'x-correlation-id': text }))],
    [
      'X-Request-Id',
      HEADERS,
      (text) => identified(request({ 'x-request-id': text }), { setHeader: noop } as never, noop),
    ],
    ['Origin', HEADERS, (text) => sameOriginOnly(undefined, () => false)(request({ origin: text }), {} as never, noop)],
    [
      'X-Staff-Session',
      HEADERS,
      (text) => sameOriginOnly(undefined, () => true)(request({ 'x-staff-session': text }), {} as never, noop),
    ],
  ])('in %s', (_, length, read) => expect(slow(length, read)).toEqual([]));
});
