/** Modules that travel together, and the places (numbers) that ask for them. Bytes are those of the source. */
export interface Part {
  readonly modules: string[];
  readonly places: Set<number>;
  bytes: number;
  /** Parts that have to run before this one. */
  readonly needs: Set<Part>;
  /** Parts of different doors stay apart: a sign-in page is not made heavier. */
  readonly door: string;
}

export interface Merging {
  /** What a place weighs: a page 1, a dialog that comes later less. */
  readonly weights: readonly number[];
  /** How many bytes of source that a place does not need one script file less is worth. */
  readonly fileIsWorth: number;
}

/** Whether `to` runs before `from` by way of another part: then the two as one would wait for themselves. */
const byWayOf = (from: Part, to: Part): boolean => {
  const seen = new Set<Part>();
  const open = [...from.needs].filter((part) => part !== to);
  for (let part = open.pop(); part; part = open.pop()) {
    if (part === to) return true;
    if (seen.has(part)) continue;
    seen.add(part);
    open.push(...part.needs);
  }
  return false;
};

/** Files saved less bytes that come for nothing; below 0 the two had better stay apart. */
const gainOf = (one: Part, other: Part, { weights, fileIsWorth }: Merging): number => {
  if (one.door !== other.door) return -1;
  let gain = 0;
  for (const place of one.places) gain += weights[place]! * (other.places.has(place) ? fileIsWorth : -other.bytes);
  for (const place of other.places) if (!one.places.has(place)) gain -= weights[place]! * one.bytes;
  return gain;
};

const mergeInto = (kept: Part, gone: Part, parts: ReadonlySet<Part>): void => {
  kept.modules.push(...gone.modules);
  kept.bytes += gone.bytes;
  for (const place of gone.places) kept.places.add(place);
  for (const part of gone.needs) kept.needs.add(part);
  for (const part of parts) if (part.needs.delete(gone)) part.needs.add(kept);
  kept.needs.delete(kept);
  kept.needs.delete(gone);
};

interface Pair {
  readonly kept: Part;
  readonly gone: Part;
  readonly gain: number;
}

/** Merges, the best pair first, until no two parts are better as one. No part ever waits for itself. */
export function merged(given: readonly Part[], merging: Merging): Part[] {
  const parts = new Set(given);
  const pairOf = (kept: Part, gone: Part): Pair => ({ kept, gone, gain: gainOf(kept, gone, merging) });
  let pairs = given.flatMap((kept, index) => given.slice(index + 1).map((gone) => pairOf(kept, gone)));
  pairs = pairs.filter(({ gain }) => gain > 0);
  while (pairs.length > 0) {
    const best = pairs.reduce((top, pair) => (pair.gain > top.gain ? pair : top));
    const { kept, gone } = best;
    if (byWayOf(kept, gone) || byWayOf(gone, kept)) {
      pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    parts.delete(gone);
    mergeInto(kept, gone, parts);
    const others = pairs.filter((pair) => ![pair.kept, pair.gone].some((part) => part === kept || part === gone));
    const renewed = [...parts].filter((part) => part !== kept).map((part) => pairOf(kept, part));
    pairs = [...others, ...renewed.filter(({ gain }) => gain > 0)];
  }
  return [...parts];
}
