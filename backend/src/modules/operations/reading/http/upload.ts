import { MOST_BYTES } from './readable';

/** How papers that are read come in. */
export const UPLOAD = {
  field: 'file',
  mostBytes: MOST_BYTES,
  tooLarge: 'The file is larger than 25 MB. Please send a smaller one.',
};
