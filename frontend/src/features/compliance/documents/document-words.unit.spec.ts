import { fileOf } from '../../../testing/fake-upload';
import { fileProblem } from './document-words';

const MB = 1_048_576;
const unknown = 'This kind of file is not accepted. Use PDF, JPG, JPEG, PNG, DOC or DOCX.';

describe('a file to upload', () => {
  it.each([
    ['a.pdf', 1],
    ['A.PDF', 100],
    ['a.jpg', 100],
    ['a.jpeg', 100],
    ['a.png', 100],
    ['a.doc', 100],
    ['a.b.docx', 25 * MB],
  ])('%s of %i bytes is taken', (name, size) => expect(fileProblem(fileOf(name, '', size))).toBeNull());

  it.each([
    ['a.exe', 100, unknown],
    ['a.pdf.exe', 100, unknown],
    ['pdf', 100, unknown],
    ['a.pdf', 25 * MB + 1, 'This file is 25.0 MB. Files can be up to 25 MB.'],
    ['a.pdf', 0, 'This file is empty. Choose another one.'],
  ])('%s of %i bytes is refused before it is sent: %s', (name, size, problem) =>
    expect(fileProblem(fileOf(name, '', size))).toBe(problem),
  );
});
