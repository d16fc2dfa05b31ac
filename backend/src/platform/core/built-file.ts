/**
 * The compiled file of a module that runs in a worker thread or child process, in the folder of the caller. When the
 * caller runs from source (in tests), the file in `dist`.
 * @example builtFile(__dirname, 'sheet-reader.worker') // '/app/dist/backend/src/platform/…/sheet-reader.worker.js'
 */
export const builtFile = (folder: string, name: string): string => {
  const place = `${folder}/${name}.js`;
  return place.includes('/dist/backend/src/') ? place : place.replace('/backend/src/', '/dist/backend/src/');
};

/**
 * A table that the build makes of packages that only it needs: in `dist/tables`, wherever the caller runs from.
 * @example builtTable(__dirname, 'towns.tsv') // '/app/dist/tables/towns.tsv'
 */
export const builtTable = (folder: string, name: string): string =>
  `${(folder.split('/backend/src/')[0] ?? '').replace(/\/dist$/, '')}/dist/tables/${name}`;
