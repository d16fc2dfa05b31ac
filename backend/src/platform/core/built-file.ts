/**
 * The file that plain Node runs in a thread or process of its own: the module beside the caller, as it was built. Of a
 * caller that runs from its source (in tests) it is the one in `dist`.
 * @example builtFile(__dirname, 'sheet-reader.worker') // '/app/dist/backend/src/platform/…/sheet-reader.worker.js'
 */
export const builtFile = (folder: string, name: string): string => {
  const place = `${folder}/${name}.js`;
  return place.includes('/dist/backend/src/') ? place : place.replace('/backend/src/', '/dist/backend/src/');
};
