import { formatSize } from './file-size';

describe('the size of a file', () => {
  it.each([
    [0, '0 B'],
    [1_023, '1023 B'],
    [1_024, '1 kB'],
    [1_536, '2 kB'],
    [1_048_575, '1024 kB'],
    [1_048_576, '1.0 MB'],
    [26_214_400, '25.0 MB'],
    [1_625_293, '1.6 MB'],
  ])('%i bytes is %s', (bytes, shown) => expect(formatSize(bytes)).toBe(shown));
});
