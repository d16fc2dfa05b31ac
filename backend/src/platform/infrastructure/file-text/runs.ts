/** A piece of text where it stands on a page, in points from its left and its top; y is where its letters stand. */
export interface Run {
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** How sure it is that its letters were recognized right, from 0 to 1; absent where the file holds them. */
  readonly sure?: number;
}

/** How far a file was read, and from what: letters that it holds, or a picture of them. */
export interface Runs {
  readonly runs: readonly Run[];
  readonly source: 'text' | 'ocr';
  /** The pages that were read, of those that it has. */
  readonly pages: number;
  readonly of: number;
}
