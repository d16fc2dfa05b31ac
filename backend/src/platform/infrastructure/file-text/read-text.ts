import { fork } from 'node:child_process';
import { on } from 'node:events';
import path from 'node:path';
import { builtFile } from '../../core/built-file';
import type { Runs } from './runs';

/** The kinds of files that text can be read from. */
export type Readable = 'pdf' | 'image';

/**
 * A pure function of one of our modules that is applied to what was read, in the process that reads it and under the
 * same limits.
 * @example { file: require.resolve('./receipt-from-text'), name: 'receiptFrom', given: ['2026-11-26'] }
 */
export interface Making {
  readonly file: string;
  readonly name: string;
  /** The arguments after the text, or after the runs. */
  readonly given: readonly unknown[];
}
/** What the process is asked for: the text of a receipt, or the runs of a paper. */
export interface Asked {
  readonly place: string;
  readonly kind: Readable;
  readonly as: 'text' | 'runs';
  /** Whether a paper of many pictures is read, too; else it is only counted. */
  readonly manyPictures: boolean;
  readonly making: Making;
}
/** It is asked for a page of a PDF as a picture. */
export interface AskedPicture {
  readonly place: string;
  readonly as: 'picture';
  /** From 1; the last one when there are fewer. */
  readonly page: number;
}
/** A page drawn as a JPEG, in base64, and how many there are. */
export interface PagePicture {
  readonly picture: string;
  readonly of: number;
}
export interface Read<Made> {
  readonly text: string;
  readonly made: Made;
}
/** What was made of the runs of a paper, and how far it was read. */
export interface ReadPaper<Made> extends Omit<Runs, 'runs'> {
  readonly made: Made;
}

/** Pages of a paper are pictures, more than somebody waits for; so many of them can be read. */
export interface Pictures {
  readonly pictures: number;
}
/** How far the reader is in a paper of pictures. */
export interface AtPage {
  readonly page: number;
  readonly of: number;
}

/** No text could be read from the file; the message says why. */
export class UnreadableText extends Error {
  override readonly name = 'UnreadableText';

  /** @param isBusy it was not tried: others are being read, and it can be tried again */
  constructor(
    message: string,
    readonly isBusy = false,
  ) {
    super(message);
  }
}

const READER = builtFile(__dirname, 'text-reader.process');
/** Receipts, and the most for a page of a paper whose letters are recognized: its text alone has 20 seconds, too. */
const [PATIENCE_MS, PATIENCE_PICTURE_MS] = [20_000, 60_000];
/** How many files are read at once; each may take some hundred megabytes of memory. */
const MOST_AT_ONCE = 2;
/** How many papers may wait for their turn. */
const MOST_WAITING = 40;

const WHY = {
  damaged: 'This file cannot be read: it is damaged, protected or too large.',
  empty: 'No text was found in this file.',
  busy: 'Other receipts are being read just now. Try again in a moment.',
  crowded: 'Many other papers are being read just now. Try again in a minute.',
} as const;
interface Fault {
  readonly fault: 'damaged' | 'empty';
}
export type Answer<Made> = Read<Made> | ReadPaper<Made> | Pictures | PagePicture | Fault;

let running = 0;
const waiting: (() => void)[] = [];
const begin = (): void => {
  running += 1;
};
/** The next one that waits takes the place of one that ends. */
const end = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

/**
 * Reads the text of a PDF or picture, line by line, and applies a function to it. Both happen in a child process with
 * little memory and time, and without the server's secrets.
 */
export const readText = async <Made>(place: string, kind: Readable, making: Making): Promise<Read<Made>> => {
  if (running >= MOST_AT_ONCE) throw new UnreadableText(WHY.busy, true);
  begin();
  return answered<Read<Made>>({ place, kind, as: 'text', manyPictures: false, making }, PATIENCE_MS);
};

const turn = async (): Promise<void> => {
  if (running < MOST_AT_ONCE) begin();
  else await new Promise<void>((resolve) => waiting.push(resolve));
};

/**
 * Reads a paper as texts where they stand, and applies a function to them, under the same limits. It waits for its
 * turn; a scanned page takes some seconds, and a paper of many of them is only counted.
 */
export const readRuns = async <Made>(
  place: string,
  kind: Readable,
  making: Making,
): Promise<ReadPaper<Made> | Pictures> => {
  if (waiting.length >= MOST_WAITING) throw new UnreadableText(WHY.crowded, true);
  await turn();
  return answered({ place, kind, as: 'runs', manyPictures: false, making }, PATIENCE_PICTURE_MS);
};

/**
 * Reads a PDF of any number of pictures, for a job: each page has a minute.
 * @param at told as each page begins
 */
export const readPictures = async <Made>(
  place: string,
  making: Making,
  at: (page: AtPage) => void,
): Promise<ReadPaper<Made>> => {
  await turn();
  const asked: Asked = { place, kind: 'pdf', as: 'runs', manyPictures: true, making };
  return answered<ReadPaper<Made>>(asked, PATIENCE_PICTURE_MS, at);
};

/** A page of a PDF as a JPEG, drawn under the same limits. @throws UnreadableText with the reason */
export const pictureOfPage = async (place: string, page: number): Promise<Buffer> => {
  if (waiting.length >= MOST_WAITING) throw new UnreadableText(WHY.crowded);
  await turn();
  const { picture } = await answered<PagePicture>({ place, as: 'picture', page }, PATIENCE_MS);
  return Buffer.from(picture, 'base64');
};

const answered = async <Whole extends object>(
  asked: Asked | AskedPicture,
  patience: number,
  at: (page: AtPage) => void = () => undefined,
): Promise<Whole> => {
  try {
    const answer = await answerOf<Whole>(asked, patience, at);
    if ('fault' in answer) throw new UnreadableText(WHY[answer.fault]);
    return answer;
  } finally {
    end();
  }
};

const built = (asked: Asked | AskedPicture): Asked | AskedPicture => {
  if (asked.as === 'picture') return asked;
  const { dir, name } = path.parse(asked.making.file);
  return { ...asked, making: { ...asked.making, file: builtFile(dir, name) } };
};

const answerOf = async <Whole extends object>(
  asked: Asked | AskedPicture,
  patience: number,
  at: (page: AtPage) => void,
): Promise<Whole | Fault> => {
  const ended = new AbortController();
  const reader = fork(READER, [JSON.stringify(built(asked))], {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const late = setTimeout(() => ended.abort(), patience);
  reader.once('exit', () => ended.abort());
  reader.once('error', () => ended.abort());
  try {
    for await (const [said] of on(reader, 'message', { signal: ended.signal }) as AsyncIterable<
      [Whole | Fault | { readonly at: AtPage }]
    >) {
      if (!('at' in said)) return said;
      late.refresh();
      at(said.at);
    }
    return { fault: 'damaged' };
  } catch {
    return { fault: 'damaged' };
  } finally {
    clearTimeout(late);
    reader.kill('SIGKILL');
  }
};
