import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { paperOf, type Layout } from '../../../../test/reading/layouts/layout';
import { MEASURED, RULED } from '../../../../test/reading/layouts/every';
import { measured, recall, tablesOf, type Measured } from '../../../../test/reading/measure';
import { pdfOf, type Paper } from '../../../../test/reading/paper';
import { photoOf, scanOf } from '../../../../test/reading/pictures';
import type { Given } from '../../../../test/reading/score';
import { readRuns, type Readable } from '../../../platform/infrastructure/file-text/read-text';
import type { Reading } from './domain/fields';
import { readingOf } from './domain/reading';

const KEY_FIELDS = ['loadNumber', 'total', 'pickup', 'delivery', 'pickupDate', 'deliveryDate'];
/** Letters are recognized in five pictures, some seconds each, beside other tests. */
const PATIENCE_MS = 240_000;
const making = { file: require.resolve('./domain/reading'), name: readingOf.name, given: [] };

describe('papers read from files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-reading-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = async (content: Buffer, kind: Readable, name: string): Promise<Reading> => {
    const place = path.join(folder, name);
    writeFileSync(place, content);
    const read = await readRuns<Reading>(place, kind, making);
    if ('pictures' in read) throw new Error('These papers have few pages');
    return read.made;
  };
  const givenOf = ({ kind, fields, terms, loads }: Reading): Given => ({
    kind,
    fields: [...fields, ...terms],
    loads: loads.map((load) => ({ kind, fields: load.fields })),
  });
  const asRead = async (papers: readonly Paper[], kind: Readable, contentOf: (paper: Paper) => Promise<Buffer>) => {
    const given: Given[] = [];
    for (const [at, paper] of papers.entries())
      given.push(givenOf(await read(await contentOf(paper), kind, `${kind}-${at}`)));
    const givenOfNr = (_: unknown, at: number): Given => given[at] ?? { kind: 'unknown', fields: [] };
    if (process.env['READER_TABLE'])
      process.stdout.write(tablesOf(expect.getState().currentTestName ?? '', papers, givenOfNr));
    return measured(papers, givenOfNr);
  };
  const one = (layouts: readonly Layout[], nr: number): Paper[] => layouts.map((layout) => paperOf(layout, nr));

  it('say the same as a PDF, none wrong and sure', async () => {
    const every = [...one(RULED, 101), ...one(MEASURED, 102)].filter((_, at) => at % 3 === 0);
    const result = await asRead(every, 'pdf', ({ drawn }) => pdfOf(drawn));
    expect(result.wrong).toEqual([]);
    expect(recall(result, KEY_FIELDS)).toBeGreaterThanOrEqual(90);
  });

  const confirmations = (layouts: readonly Layout[], count: number): Paper[] =>
    one(layouts, 103)
      .filter(({ truth }) => truth.kind === 'rate_confirmation' && truth.fields['total'] !== undefined)
      .slice(0, count);
  let scanned: Promise<Measured> | undefined;
  const scans = (): Promise<Measured> =>
    (scanned ??= asRead(confirmations(RULED, 5), 'image', ({ drawn }) => scanOf(drawn)));
  /** What is paid, when, to whom and where: never wrong and sure. */
  const NEVER_WRONG = /total|Date|broker|carrier|pickup|delivery/;
  it.each(['total', 'pickup', 'delivery'])(
    'as scans: four of five say their %s, none is wrong and sure',
    async (name) => {
      const result = await scans();
      expect(result.wrong.filter((each) => NEVER_WRONG.test(each))).toEqual([]);
      expect(recall(result, [name])).toBeGreaterThanOrEqual(80);
    },
    PATIENCE_MS,
  );
  it(
    'as photos: half of the totals are read, none is wrong and sure',
    async () => {
      const result = await asRead(confirmations(MEASURED, 3), 'image', ({ drawn }) => photoOf(drawn));
      expect(result.wrong.filter((each) => NEVER_WRONG.test(each))).toEqual([]);
      expect(recall(result, ['total'])).toBeGreaterThanOrEqual(50);
      expect(recall(result, ['pickup', 'delivery'])).toBeGreaterThanOrEqual(50);
    },
    PATIENCE_MS,
  );
});
