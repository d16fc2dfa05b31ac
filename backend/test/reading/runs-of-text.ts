import type { Run } from '../../src/platform/infrastructure/file-text/runs';

const [WIDE, HIGH] = [5, 10];
/** The runs of a text as if it were printed in letters of one width. */
export const runsOfText = (text: string): Run[] =>
  text
    .split('\n')
    .map((line, at) => ({
      page: 1,
      x: 0,
      y: (at + 1) * HIGH * 1.5,
      width: line.length * WIDE,
      height: HIGH,
      text: line,
    }))
    .filter((run) => run.text.trim() !== '');
