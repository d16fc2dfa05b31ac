import { titled } from '../../../lib/format/words';
import type { TableColumn } from '../columns';

/** Pixels of letters (Inter, 12.5 px, 560), a little more than they take. */
const NARROW = 4.2;
const USUAL = 7.8;
const CAPITAL = 9;
const BROAD = 11.5;
const BROADEST = 13.5;

const letterWidth = (letter: string): number => {
  if (/[fijlrtI .,'/()-]/.test(letter)) return NARROW;
  if (/[MW]/.test(letter)) return BROADEST;
  if (/[mw]/.test(letter)) return BROAD;
  return /[A-Z]/.test(letter) ? CAPITAL : USUAL;
};

const lettersWidth = (text: string): number => [...text].map(letterWidth).reduce((total, width) => total + width, 0);

/** What stands beside the letters: the edges of the cell, and the arrow of what can be sorted. */
const EDGES = 16;
const ARROW = 17;

/** The pixels that a heading takes on one line: 116 of 'Load Number' that can be sorted. */
export const headingWidth = ({ header, sortable }: Partial<Pick<TableColumn<never>, 'header' | 'sortable'>>): number =>
  // each word of it begins with a capital
  header ? Math.ceil(lettersWidth(titled(header)) + EDGES + (sortable ? ARROW : 0)) : 0;

/** Values are larger than headings. */
const LARGER = 13.5 / 12.5;

/** The pixels that a value takes on one line, edges and all. */
export const textWidth = (text: string): number => Math.ceil(lettersWidth(text) * LARGER + EDGES);
