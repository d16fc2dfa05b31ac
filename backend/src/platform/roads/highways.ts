/** A town that a highway passes. */
export interface Stop {
  readonly state: string;
  readonly name: string;
}

/** A highway as the towns that it passes, in order. */
export interface Highway {
  readonly name: string;
  /** An interstate or a road like it, which trucks keep to. */
  readonly isInterstate: boolean;
  readonly stops: readonly Stop[];
}

/**
 * The highways of data/highway-routes.tsv: a line each, with its name, i or u, and its towns by state.
 * @example highwaysIn('I-17\ti\tAZ: Phoenix; Camp Verde; Flagstaff')
 */
export const highwaysIn = (text: string): Highway[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', kind = '', states = ''] = line.split('\t');
      const stops = states.split(' | ').flatMap((part) => {
        const [state = '', towns = ''] = part.split(': ');
        return towns.split('; ').map((town) => ({ state: state.trim(), name: town.trim() }));
      });
      return { name, isInterstate: kind === 'i', stops };
    });
