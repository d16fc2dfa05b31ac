import { fork } from 'node:child_process';
import { once } from 'node:events';
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
  readonly making: Making;
}
export interface Read<Made> {
  readonly text: string;
  readonly made: Made;
}
/** What was made of the runs of a paper, and how far it was read. */
export interface ReadPaper<Made> extends Omit<Runs, 'runs'> {
  readonly made: Made;
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
export type Answer<Made> = Read<Made> | ReadPaper<Made> | Fault;

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
  return answered<Read<Made>>({ place, kind, as: 'text', making }, PATIENCE_MS);
};

/**
 * Reads a paper as texts where they stand, and applies a function to them, under the same limits. It waits for its
 * turn; a scanned page takes some seconds.
 */
export const readRuns = async <Made>(place: string, kind: Readable, making: Making): Promise<ReadPaper<Made>> => {
  if (waiting.length >= MOST_WAITING) throw new UnreadableText(WHY.crowded, true);
  if (running < MOST_AT_ONCE) begin();
  else await new Promise<void>((resolve) => waiting.push(resolve));
  return answered<ReadPaper<Made>>({ place, kind, as: 'runs', making }, PATIENCE_PICTURE_MS);
};

const answered = async <Whole extends object>(asked: Asked, patience: number): Promise<Whole> => {
  try {
    const answer = await answerOf<Whole>(asked, patience);
    if ('fault' in answer) throw new UnreadableText(WHY[answer.fault]);
    return answer;
  } finally {
    end();
  }
};

const answerOf = async <Whole extends object>(
  { making, ...asked }: Asked,
  patience: number,
): Promise<Whole | Fault> => {
  const ended = new AbortController();
  const file = builtFile(path.dirname(making.file), path.parse(making.file).name);
  const reader = fork(READER, [JSON.stringify({ ...asked, making: { ...making, file } })], {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  reader.once('exit', () => ended.abort());
  reader.once('error', () => ended.abort());
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(patience)]);
    const [answer] = (await once(reader, 'message', { signal })) as [Whole | Fault];
    return answer;
  } catch {
    return { fault: 'damaged' };
  } finally {
    reader.kill('SIGKILL');
  }
};
