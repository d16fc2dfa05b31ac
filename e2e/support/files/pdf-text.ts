import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../../../backend/src/platform/infrastructure/file-text/read-text';

const NOTHING_MADE = { file: require.resolve('../../../backend/src/platform/money/months'), name: '', given: [] };

/** What stands in a PDF, line by line; the file is kept in a folder. */
export const linesOfPdf = async (folder: string, name: string, bytes: Buffer): Promise<string[]> => {
  const place = path.join(folder, name);
  writeFileSync(place, bytes);
  return (await readText(place, 'pdf', NOTHING_MADE)).text.split('\n');
};

/** Every amount of money in texts, in their order: '$4,500.00', '-$640.00'. */
export const moneyIn = (texts: readonly string[]): string[] => texts.join('\n').match(/-?\$[\d,]+\.\d\d/g) ?? [];
