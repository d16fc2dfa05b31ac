import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isWhole, turnOf } from '../../../../../testing/share';
import { paperOf, type Layout } from '../../../../test/reading/layouts/layout';
import { MEASURED, RULED } from '../../../../test/reading/layouts/every';
import { measured, recall, tablesOf, type Measured } from '../../../../test/reading/measure';
import { pdfOf, type Paper } from '../../../../test/reading/paper';
import { photoOf, scanOf } from '../../../../test/reading/pictures';
import type { Given } from '../../../../test/reading/score';
import { readPictures, readRuns, type Readable } from '../../../platform/infrastructure/file-text/read-text';
import type { Reading } from './domain/fields';
import { readingOf } from './domain/reading';

const KEY_FIELDS = ['loadNumber', 'total', 'pickup', 'delivery', 'pickupDate', 'deliveryDate'];
/** Letters are recognized in pictures, some seconds each, beside other tests. */
const PATIENCE_MS = 240_000;
const making = { file: require.resolve('./domain/reading'), name: readingOf.name, given: [] };

describe('papers read from files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-reading-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = async (content: Buffer, kind: Readable, name: string): Promise<Reading> => {
    const place = path.join(folder, name);
    writeFileSync(place, content);
    const read = await readRuns<Reading>(place, kind, making);
    // several pages that are pictures are read as a job reads them
    if (!('pictures' in read)) return read.made;
    return (await readPictures<Reading>(place, kind, making, () => undefined)).made;
  };
  const givenOf = ({ kind, fields, terms, loads }: Reading): Given => ({
    kind,
    fields: [...fields, ...terms],
    loads: loads.map((load) => ({ kind, fields: load.fields })),
  });
  /** How each of them is read, by itself. */
  const asRead = async (papers: readonly Paper[], kind: Readable, contentOf: (paper: Paper) => Promise<Buffer>) => {
    const each: Measured[] = [];
    for (const [at, paper] of papers.entries()) {
      const given = givenOf(await read(await contentOf(paper), kind, `${kind}-${at}`));
      if (process.env['READER_TABLE']) process.stdout.write(tablesOf(`${kind}: ${paper.layout}`, [paper], () => given));
      each.push(measured([paper], () => given));
    }
    return each;
  };
  const together = (each: readonly Measured[]): Measured => ({
    tallies: each.flatMap(({ tallies }) => tallies),
    wrong: each.flatMap(({ wrong }) => wrong),
    missing: each.flatMap(({ missing }) => missing),
    papers: each.length,
  });
  const one = (layouts: readonly Layout[], nr: number): Paper[] => layouts.map((layout) => paperOf(layout, nr));

  it('say the same as a PDF, none wrong and sure', async () => {
    const every = [...one(RULED, 101), ...one(MEASURED, 102)].filter((_, at) => at % 3 === 0);
    const result = together(await asRead(every, 'pdf', ({ drawn }) => pdfOf(drawn)));
    expect(result.wrong).toEqual([]);
    expect(recall(result, KEY_FIELDS)).toBeGreaterThanOrEqual(90);
  });

  /** Recognizing letters takes seconds: of as many as there are shares, a run of a share reads one. */
  const PICTURES = 8;
  const confirmations = (layouts: readonly Layout[]): readonly Paper[] =>
    turnOf(
      layouts
        .map((layout, at) => paperOf(layout, 103 + at))
        .filter(({ truth }) => truth.kind === 'rate_confirmation' && truth.fields['total'] !== undefined)
        .slice(0, PICTURES),
    );
  it.each([
    ['scans', RULED, scanOf, { total: 80, places: 80 }],
    ['photos', MEASURED, photoOf, { total: 50, places: 50 }],
  ] as const)(
    'as %s say their kind and half of their fields, each of them, and nothing wrong as sure; of all, most say their total',
    async (_, layouts, pictureOf, least) => {
      const each = await asRead(confirmations(layouts), 'image', ({ drawn }) => pictureOf(drawn));
      const all = together(each);
      expect(all.wrong).toEqual([]);
      for (const paper of each) {
        expect(recall(paper, ['kind'])).toBe(100);
        expect(recall(paper, KEY_FIELDS)).toBeGreaterThanOrEqual(50);
      }
      if (!isWhole) return;
      expect(recall(all, ['total'])).toBeGreaterThanOrEqual(least.total);
      for (const place of ['pickup', 'delivery']) expect(recall(all, [place])).toBeGreaterThanOrEqual(least.places);
    },
    PATIENCE_MS,
  );
});
