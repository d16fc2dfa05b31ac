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
/** It is asked for the text of a receipt: that of a PDF, or the letters in a picture. */
export interface AskedText {
  readonly as: 'text';
  readonly place: string;
  readonly kind: Readable;
  readonly making: Making;
}
/** It is asked for the runs of a PDF. */
export interface AskedRuns {
  readonly as: 'runs';
  readonly place: string;
  readonly making: Making;
}
/** It is asked for the letters in pictures of the pages of a paper, which takes seconds and much memory. */
export interface AskedLetters {
  readonly as: 'letters';
  readonly places: readonly string[];
  /** How many pages the paper has. */
  readonly of: number;
  readonly making: Making;
}
/** It is asked to draw the pages of a PDF into a folder, before another process recognizes their letters. */
export interface AskedDrawing {
  readonly as: 'drawn';
  readonly place: string;
  readonly folder: string;
  /** Of a receipt, only the first page is drawn. */
  readonly of: 'receipt' | 'paper';
}
/** It is asked for a page of a PDF as a picture. */
export interface AskedPicture {
  readonly as: 'picture';
  readonly place: string;
  /** From 1; the last one when there are fewer. */
  readonly page: number;
}
export type Asked = AskedText | AskedRuns | AskedLetters | AskedDrawing | AskedPicture;

/** The files of the pages that were drawn, and how many pages there are. */
export interface Drawn {
  readonly places: readonly string[];
  readonly of: number;
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
/** Pages of a paper are pictures; so many of them can be read. */
export interface Pictures {
  readonly pictures: number;
}
/** How far the reader is in a paper of pictures. */
export interface AtPage {
  readonly page: number;
  readonly of: number;
}
export interface Fault {
  readonly fault: 'damaged' | 'empty';
}
export type Answer<Made> = Read<Made> | ReadPaper<Made> | Pictures | Drawn | PagePicture | Fault;

/** What the process says: how far it is, or its answer with the memory that it has now. */
export type Said<Whole> = { readonly at: AtPage } | { readonly answer: Whole | Fault; readonly bytes: number };

/** Whether letters of a text alone are asked for: that takes little memory and time. */
export const isTextAlone = (asked: Asked): boolean =>
  asked.as === 'runs' || (asked.as === 'text' && asked.kind === 'pdf');
