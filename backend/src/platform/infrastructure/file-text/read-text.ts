import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { builtFile } from '../../core/built-file';

/** The kinds of files that text can be read from. */
export type Readable = 'pdf' | 'image';

/**
 * A pure function of one of our modules that is applied to the text, in the process that reads it and under the same
 * limits.
 * @example { file: require.resolve('./receipt-from-text'), name: 'receiptFrom', given: ['2026-11-26'] }
 */
export interface Making {
  readonly file: string;
  readonly name: string;
  /** The arguments after the text. */
  readonly given: readonly unknown[];
}
export interface Read<Made> {
  readonly text: string;
  readonly made: Made;
}

/** No text could be read from the file; the message says why. */
export class UnreadableText extends Error {
  override readonly name = 'UnreadableText';
}

const READER = builtFile(__dirname, 'text-reader.process');
/** A receipt takes a second or two; a file that takes this long was made to block the server. */
const PATIENCE_MS = 20_000;
/** How many files are read at once; each may take some hundred megabytes of memory. */
const MOST_AT_ONCE = 2;

const WHY = {
  damaged: 'This file cannot be read: it is damaged, protected or too large.',
  empty: 'No text was found in this file.',
  busy: 'Other receipts are being read just now. Try again in a moment.',
} as const;
export type Answer<Made> = Read<Made> | { readonly fault: 'damaged' | 'empty' };

let running = 0;

/**
 * Reads the text of a PDF or picture, line by line, and applies a function to it. Both happen in a child process with
 * little memory and time, and without the server's secrets.
 */
export const readText = async <Made>(place: string, kind: Readable, making: Making): Promise<Read<Made>> => {
  if (running >= MOST_AT_ONCE) throw new UnreadableText(WHY.busy);
  running += 1;
  try {
    const answer = await answerOf<Made>(place, kind, making);
    if ('fault' in answer) throw new UnreadableText(WHY[answer.fault]);
    return answer;
  } finally {
    running -= 1;
  }
};

const answerOf = async <Made>(place: string, kind: Readable, making: Making): Promise<Answer<Made>> => {
  const ended = new AbortController();
  const reader = fork(
    READER,
    [
      place,
      kind,
      JSON.stringify({ ...making, file: builtFile(path.dirname(making.file), path.parse(making.file).name) }),
    ],
    {
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  reader.once('exit', () => ended.abort());
  reader.once('error', () => ended.abort());
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const [answer] = (await once(reader, 'message', { signal })) as [Answer<Made>];
    return answer;
  } catch {
    return { fault: 'damaged' };
  } finally {
    reader.kill('SIGKILL');
  }
};
