import { screen, waitFor } from '@testing-library/react';
import type { newTypist } from './typist';

const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

/** The lines of the CSV that a list on screen exports. */
export const exportedBy = async (typist: ReturnType<typeof newTypist>): Promise<string[]> => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), 'blob:it'),
    revokeObjectURL: () => undefined,
  });
  await typist.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  return (await textOf(files[0] as Blob))
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
};
