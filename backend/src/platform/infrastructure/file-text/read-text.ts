import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { builtFile } from '../../core/built-file';
import type { Asked, AtPage, Drawn, Making, PagePicture, Pictures, Read, Readable, ReadPaper } from './asked';
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
/**
 * How many files are read at once, and of how many of them letters are recognized, which takes most of the memory: of
 * one receipt, for which somebody waits, and of one paper, in a job.
 */
const [files, receipts, papers] = [new Turns(2), new Turns(1), new Turns(1)];
/** How many papers may wait for their turn, and how long somebody waits for it. */
const [MOST_WAITING, MOST_WAITING_MS] = [40, 9_000];

const WHY = {
  damaged: 'This file cannot be read: it is damaged, protected or too large.',
  empty: 'No text was found in this file.',
  busy: 'Other receipts are being read just now. Try again in a moment.',
  crowded: 'Many other papers are being read just now. Try again in a minute.',
} as const;

/**
 * Reads the text of a receipt, a PDF or a picture, line by line, and applies a function to it. Both happen in a child
 * process with little memory and time, and without the server's secrets. Somebody waits for it: letters of a picture
 * are recognized at once, one after another.
 */
export const readText = async <Made>(place: string, kind: Readable, making: Making): Promise<Read<Made>> => {
  if (kind === 'pdf') {
    await turn(files, WHY.busy);
    const read = await answered<Read<Made> | Pictures>({ as: 'text', place, kind, making }, PATIENCE_TEXT_MS);
    if (!('pictures' in read)) return read;
  }
  await turn(receipts, WHY.busy);
  try {
    return await withPages(place, kind, 'receipt', async ({ places: [page = place] }) => {
      await turn(files, WHY.busy);
      return answered<Read<Made>>({ as: 'text', place: page, kind: 'image', making }, PATIENCE_MS);
    });
  } finally {
    receipts.end();
  }
};

/** Its turn comes in time, or it is refused in a sentence. */
const turn = async (turns: Turns, why: string): Promise<void> => {
  if (turns.waiting >= MOST_WAITING || !(await turns.wait(MOST_WAITING_MS))) throw new UnreadableText(why, true);
};

/**
 * Reads a paper as texts where they stand, and applies a function to them, under the same limits. It waits for its
 * turn. Pages that are pictures are only counted: their letters are recognized in a job.
 */
export const readRuns = async <Made>(
  place: string,
  kind: Readable,
  making: Making,
): Promise<ReadPaper<Made> | Pictures> => {
  if (kind === 'image') return { pictures: 1 };
  await turn(files, WHY.crowded);
  return answered({ as: 'runs', place, making }, PATIENCE_TEXT_MS);
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
  await papers.wait();
  try {
    return await withPages(place, kind, 'paper', async (drawn) => {
      await files.wait();
      return answered<ReadPaper<Made>>({ as: 'letters', ...drawn, making }, PATIENCE_PICTURE_MS, at);
    });
  } finally {
    papers.end();
  }
};

/**
 * Work on the pages of a paper as pictures. Those of a PDF are drawn by a process that ends before letters are
 * recognized, as each of the two takes much memory.
 */
const withPages = async <Whole>(
  place: string,
  kind: Readable,
  of: 'receipt' | 'paper',
  work: (drawn: Drawn) => Promise<Whole>,
): Promise<Whole> => {
  if (kind === 'image') return work({ places: [place], of: 1 });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'axlebook-pages-'));
  try {
    // somebody waits for a receipt, nobody for a job
    await (of === 'receipt' ? turn(files, WHY.busy) : files.wait());
    return await work(await answered<Drawn>({ as: 'drawn', place, folder, of }, PATIENCE_MS));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A page of a PDF as a JPEG, drawn under the same limits. @throws UnreadableText with the reason */
export const pictureOfPage = async (place: string, page: number): Promise<Buffer> => {
  await turn(files, WHY.crowded);
  const { picture } = await answered<PagePicture>({ as: 'picture', place, page }, PATIENCE_MS);
  return Buffer.from(picture, 'base64');
};

/** The answer of a process, whose turn it is until then. @throws UnreadableText with the reason */
const answered = async <Whole extends object>(
  asked: Asked,
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

const built = (asked: Asked): Asked => {
  if (!('making' in asked)) return asked;
  const { dir, name } = path.parse(asked.making.file);
  return { ...asked, making: { ...asked.making, file: builtFile(dir, name) } };
};
