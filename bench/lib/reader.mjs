// Papers read over HTTP, alone and ten at once beside people at work; the clocks of a thousand trucks that stand.
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile } from '../event-store/lib/stats.mjs';
import { info, line } from './lines.mjs';
import { served } from './lists.mjs';
import { Office } from './office.mjs';
import { dialogTimes } from './paper-dialog.mjs';
import { bare } from './stories/story.mjs';
import { product } from './compiled.mjs';

const require = createRequire(import.meta.url);
const [AT_ONCE, PEOPLE, POINTS] = [10, 20, 200 / 72];
const LOOK_EVERY_MS = 100;
/** The numbers of other loads are below it. */
const FIRST = 900_001;
const LINES = [
  'RATE CONFIRMATION',
  'Load #: BH-48291',
  'Broker: Blue Heron Logistics LLC',
  'Carrier: Dusty Road Trucking LLC',
  'Origin: Reno, NV',
  'Destination: Boise, ID',
  'Pickup Date: 07/12/2026',
  'Delivery Date: 07/13/2026',
  'Total Rate: $2,150.00',
  'Detention $50.00/hr after 2 hours free, 30 min increments',
];

/** Pages that a long paper has at most; the first says what is asked for. */
const MANY = 20;

/** A confirmation, and pages of terms after it. */
const textPages = (pages) =>
  new Promise((resolve) => {
    const Document = require('pdfkit');
    const document = new Document({ size: 'LETTER', margin: 40 });
    const parts = [];
    document.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    for (const text of LINES) document.fontSize(10).text(text);
    for (let page = 2; page <= pages; page += 1) {
      document.addPage();
      for (let nr = 1; nr <= 45; nr += 1)
        document.text(`${nr}. Carrier shall send the signed bill of lading by email.`);
    }
    document.end();
  });

/** The same page as a flatbed gives it at 200 dots an inch. */
const scannedPage = async () => {
  const sharp = require('sharp');
  const fontfile = path.join(
    path.dirname(require.resolve('pdfjs-dist/package.json')),
    'standard_fonts/LiberationSans-Regular.ttf',
  );
  const [width, height] = [Math.round(612 * POINTS), Math.round(792 * POINTS)];
  const texts = await Promise.all(
    LINES.map(async (text, nr) => {
      const ink = { text: `<span foreground="black">${text}</span>`, font: 'Liberation Sans 10', fontfile };
      const input = await sharp({ text: { ...ink, rgba: true, dpi: 200 } })
        .png()
        .toBuffer();
      return { input, left: 110, top: 110 + nr * 60 };
    }),
  );
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(texts)
    .png()
    .toBuffer();
};

/** Sends a paper and waits for what it says. @returns milliseconds */
const read = async (address, headers, content, name) => {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const started = performance.now();
  const response = await fetch(`${address}/api/documents/read`, { method: 'POST', headers, body: form });
  let text = await response.text();
  if (![200, 202].includes(response.status)) throw new Error(`The paper was not read: ${response.status} ${text}`);
  // a paper of pictures is read in a job
  for (let paper = JSON.parse(text); paper.status === 'reading'; paper = JSON.parse(text)) {
    await sleep(LOOK_EVERY_MS);
    text = await (await fetch(`${address}/api/documents/read/${paper.id}`, { headers })).text();
  }
  const total = JSON.parse(text).fields.find(({ name: of }) => of === 'total')?.value;
  if (total !== '2150.00') throw new Error(`The paper was read wrong: ${text.slice(0, 300)}`);
  return performance.now() - started;
};
const times = async (calls, call) => {
  const each = [];
  for (let nr = 0; nr < calls; nr += 1) each.push(await call());
  return each;
};

/** Loads whose trucks stand somewhere: each has its terms, so that each has an amount. */
const standing = (count) => {
  const { kindOf } = product('platform/records/kind/kind');
  const load = kindOf(product('modules/operations/loads/index').Load);
  const silent = { freeMinutes: null, layoverDays: null, lumper: null, appointment: null, departedAt: null };
  const terms = {
    ...{ line: null, tonu: null, source: 'hand', layover: null, startsAt: 'arrival', claimHours: null },
    ...{ detentionCap: null, detentionRate: 5_000, noticeMinutes: null, detentionFreeMinutes: 120 },
    detentionIncrementMinutes: 30,
  };
  return Array.from({ length: count }, (_, nr) =>
    bare(
      load,
      FIRST + nr,
      {
        loadNumber: `S-${nr}`,
        brokerId: 1,
        pickupLocation: 'Elko, NV',
        dropoffLocation: 'Omaha, NE',
        status: 'pending',
      },
      {
        terms,
        stopTimes: [
          {
            ...{ kind: 'pickup', place: 'Elko, NV', timeZone: 'America/Los_Angeles', ...silent },
            arrivedAt: new Date(Date.now() - (60 + (nr % 600)) * 60_000).toISOString(),
          },
        ],
      },
    ),
  );
};

export const reader = async (books, { readCalls, trucks }) => {
  await books.add(standing(trucks));
  await books.replay({ measured: false });
  const [text, long, scan] = [await textPages(1), await textPages(MANY), await scannedPage()];
  const of = await served(books, async (address, headers) => {
    const readText = () => read(address, headers, text, 'confirmation.pdf');
    await readText();
    const alone = await times(readCalls, readText);
    const pages = await times(3, () => read(address, headers, long, 'confirmation.pdf'));
    const dialog = await dialogTimes(address, headers, { buffer: text, amount: '2,150.00', times: 3 });
    const office = new Office(address, headers);
    office.open(PEOPLE);
    const together = [];
    // a minute has sixty of them
    for (let turn = 0; turn < Math.min(3, Math.ceil(readCalls / 3)); turn += 1)
      together.push(...(await Promise.all(Array.from({ length: AT_ONCE }, readText))));
    await office.close();
    const scanned = await read(address, headers, scan, 'scan.png');
    const clocks = await times(readCalls, async () => {
      const started = performance.now();
      const found = await (await fetch(`${address}/api/loads/detention`, { headers })).json();
      const took = performance.now() - started;
      if (found.length !== trucks || found.some(({ amount }) => amount === null))
        throw new Error(`Of ${trucks} trucks that stand ${found.length} are told`);
      return took;
    });
    if (office.failed.length > 0) process.stderr.write(`${office.failed.slice(0, 5).join('\n')}\n`);
    return { alone, pages, dialog, together, scanned, clocks, people: office };
  });
  return {
    lines: [
      line('a text page to its answer', median(of.alone), 'ms', null, 500),
      line(`${MANY} pages of text to their answer`, median(of.pages) / 1_000, 's', null, MANY / 2),
      line('from the chosen paper to the filled dialog', median(of.dialog) / 1_000, 's', null, 2),
      line(`${AT_ONCE} at once beside ${PEOPLE} people, p95`, percentile(of.together, 0.95), 'ms', null, 5_000),
      line('  requests of the people refused', of.people.failed.length, '', null, 0),
      line('  their p99', percentile(of.people.times, 0.99), 'ms', null, 1_000),
      info('  their requests', of.people.times.length, ''),
      line('a scanned page to its answer', of.scanned / 1_000, 's', null, 10),
      line(`detention of ${trucks.toLocaleString('en-US')} trucks that stand`, median(of.clocks), 'ms', null, 100),
    ],
  };
};
