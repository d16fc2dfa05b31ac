import * as every from './every';

const timeIn = ({ name }: { readonly name: string }): number => Number(/\d+$/.exec(name)?.[0]);

/** In order of the times in their names; published ones never change. */
export const migrations = Object.values(every).sort((a, b) => timeIn(a) - timeIn(b));
