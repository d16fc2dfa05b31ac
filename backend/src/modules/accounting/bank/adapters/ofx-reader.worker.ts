// Reads an OFX or QFX file in a thread of its own, with limited memory, and sends its lines in portions.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'ofx-js';
import { inUtf8 } from '../../../../platform/infrastructure/spreadsheets/in-utf8';
import { linesInOfx, OfxRefused } from '../domain/ofx';
import type { OfxToRead } from './ofx-reading';
import { statementsIn } from './ofx-schema';

const PORTION = 500;
const { place, ends } = workerData as OfxToRead;
/** Statements of a bank declare no entities; files that do are made to take all memory. */
const DECLARES = /<!(?:DOCTYPE|ENTITY)/i;
/** The parser takes twice as long for each letter of a tag; those of OFX are shorter. */
const LONG_TAG = /<\/?\w{25}/;

const handOut = async (): Promise<void> => {
  const text = inUtf8(readFileSync(place))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (DECLARES.test(text)) throw new OfxRefused('The file declares entities, which no statement of a bank does');
  if (LONG_TAG.test(text)) throw new OfxRefused('The file cannot be read as OFX or QFX');
  const lines = linesInOfx(statementsIn(await parse(text)), ends);
  for (let at = 0; at < lines.length || at === 0; at += PORTION)
    parentPort?.postMessage({ lines: lines.slice(at, at + PORTION), last: at + PORTION >= lines.length });
};

handOut().catch((error: unknown) =>
  parentPort?.postMessage({
    fault: error instanceof OfxRefused ? error.message : 'The file cannot be read as OFX or QFX',
  }),
);
