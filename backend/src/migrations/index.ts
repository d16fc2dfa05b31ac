import * as every from './every';

/** Milliseconds, of which there are thirteen digits until the year 2286. */
const timeIn = ({ name }: { readonly name: string }): number => Number(name.slice(-13));

/** In order of the times in their names; published ones never change. */
export const migrations = Object.values(every).sort((a, b) => timeIn(a) - timeIn(b));
