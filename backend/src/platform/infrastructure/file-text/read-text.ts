import path from 'node:path';
import { builtFile } from '../../core/built-file';
import type { Asked, AskedPicture, AtPage, Making, PagePicture, Pictures, Read, Readable, ReadPaper } from './asked';
import { ReaderProcess } from './reader-process';
import { Turns } from './turns';

export type { AtPage, Making, Pictures, Read, Readable, ReadPaper } from './asked';

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

/** The most for a text, for a receipt or a page that is drawn, and for a page whose letters are recognized. */
const [PATIENCE_TEXT_MS, PATIENCE_MS, PATIENCE_PICTURE_MS] = [10_000, 20_000, 60_000];
/** How many files are read at once, and of how many of them letters are recognized, which takes most of the memory. */
const [files, pictures] = [new Turns(2), new Turns(1)];
/** How many papers may wait for their turn, and how long somebody waits for it. */
const [MOST_WAITING, MOST_WAITING_MS] = [40, 9_000];
/** A page that is a picture takes some seconds: so many are read while somebody waits, and so long, else in a job. */
const [MOST_AWAITED, PATIENCE_AWAITED_MS] = [1, 15_000];

const WHY = {
  damaged: 'This file cannot be read: it is damaged, protected or too large.',
  empty: 'No text was found in this file.',
  busy: 'Other receipts are being read just now. Try again in a moment.',
  crowded: 'Many other papers are being read just now. Try again in a minute.',
} as const;

/**
 * Reads the text of a PDF or picture, line by line, and applies a function to it. Both happen in a child process with
 * little memory and time, and without the server's secrets.
 */
export const readText = async <Made>(place: string, kind: Readable, making: Making): Promise<Read<Made>> => {
  if (!files.take()) throw new UnreadableText(WHY.busy, true);
  return answered<Read<Made>>({ place, kind, as: 'text', pictures: 'awaited', making }, PATIENCE_MS);
};

/** Its turn comes in time, or it is refused. */
const turn = async (): Promise<void> => {
  if (files.waiting >= MOST_WAITING || !(await files.wait(MOST_WAITING_MS)))
    throw new UnreadableText(WHY.crowded, true);
};

/**
 * Reads a paper as texts where they stand, and applies a function to them, under the same limits. It waits for its
 * turn. Pages that are pictures take some seconds: where they are several, or others are being read, or one takes
 * longer than somebody waits for, they are only counted.
 */
export const readRuns = async <Made>(
  place: string,
  kind: Readable,
  making: Making,
): Promise<ReadPaper<Made> | Pictures> => {
  const read = kind === 'pdf' ? await countedIn<Made>(place, making) : { pictures: 1 };
  if (!('pictures' in read) || read.pictures > MOST_AWAITED || !pictures.take()) return read;
  let began = Infinity;
  try {
    await turn();
    began = performance.now();
    return await answered<ReadPaper<Made>>(
      { place, kind, as: 'runs', pictures: 'awaited', making },
      PATIENCE_AWAITED_MS,
    );
  } catch (error) {
    if (error instanceof UnreadableText && performance.now() - began >= PATIENCE_AWAITED_MS) return read;
    throw error;
  } finally {
    pictures.end();
  }
};
const countedIn = async <Made>(place: string, making: Making): Promise<ReadPaper<Made> | Pictures> => {
  await turn();
  return answered({ place, kind: 'pdf', as: 'runs', pictures: 'counted', making }, PATIENCE_TEXT_MS);
};

/**
 * Reads pictures, or a PDF of any number of them, for a job: each page has a minute.
 * @param at told as each page begins
 */
export const readPictures = async <Made>(
  place: string,
  kind: Readable,
  making: Making,
  at: (page: AtPage) => void,
): Promise<ReadPaper<Made>> => {
  // first of all, so that no text waits for it
  await pictures.wait();
  try {
    await files.wait();
    return await answered<ReadPaper<Made>>(
      { place, kind, as: 'runs', pictures: 'all', making },
      PATIENCE_PICTURE_MS,
      at,
    );
  } finally {
    pictures.end();
  }
};

/** A page of a PDF as a JPEG, drawn under the same limits. @throws UnreadableText with the reason */
export const pictureOfPage = async (place: string, page: number): Promise<Buffer> => {
  await turn();
  const { picture } = await answered<PagePicture>({ place, as: 'picture', page }, PATIENCE_MS);
  return Buffer.from(picture, 'base64');
};

/** The answer of a process, whose turn it is until then. @throws UnreadableText with the reason */
const answered = async <Whole extends object>(
  asked: Asked | AskedPicture,
  patience: number,
  at: (page: AtPage) => void = () => undefined,
): Promise<Whole> => {
  try {
    const answer = await ReaderProcess.next().answerOf<Whole>(built(asked), patience, at);
    if ('fault' in answer) throw new UnreadableText(WHY[answer.fault]);
    return answer;
  } finally {
    files.end();
  }
};

const built = (asked: Asked | AskedPicture): Asked | AskedPicture => {
  if (asked.as === 'picture') return asked;
  const { dir, name } = path.parse(asked.making.file);
  return { ...asked, making: { ...asked.making, file: builtFile(dir, name) } };
};
