import { merged, type Part } from './part-merging.ts';

/** What the bundler tells of a module; `null` for one that it does not know. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
}
type Lookup = (id: string) => ModuleFacts | null;

const DOOR = /src[\\/]pages[\\/](public|people[\\/](\w+-login|reset-password)|clients[\\/]client-registration)[\\/]/;
const PAGE = /src[\\/]pages[\\/]|screen-parts\.ts$/;
const APP = /src[\\/]app[\\/]user-app\.tsx$/;
const LATER = 0.3;
/** Found by trying 9 to 20 thousand: with less, a page asks for more than 40 files; with more, the largest pages grow. */
const FILE_IS_WORTH = 13_000;

const within = (start: readonly string[], next: (id: string) => readonly string[]): Set<string> => {
  const seen = new Set<string>();
  const open = [...start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...next(id));
  }
  return seen;
};

const put = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
};

type Facts = (id: string) => ModuleFacts;

/** Modules that the same places ask for are one part from the beginning. */
const partsOf = (
  shared: readonly (readonly [string, ReadonlySet<number>])[],
  doorOf: (asking: ReadonlySet<number>) => string,
  facts: Facts,
): Part[] => {
  const alike = new Map<string, Part>();
  const partOf = new Map<string, Part>();
  for (const [id, asking] of shared) {
    const fresh = (): Part => ({
      modules: [],
      places: new Set(asking),
      bytes: 0,
      needs: new Set(),
      door: doorOf(asking),
    });
    const part = put(alike, [...asking].join(), fresh);
    part.modules.push(id);
    part.bytes += facts(id).code?.length ?? 0;
    partOf.set(id, part);
  }
  for (const [id, part] of partOf)
    for (const imported of facts(id).importedIds) {
      const needed = partOf.get(imported);
      if (needed !== undefined && needed !== part) part.needs.add(needed);
    }
  return [...alike.values()];
};

/** The name of the file in which each shared module travels, by the module. `root` is the page's HTML. */
export function sharedParts(root: string, lookup: Lookup): ReadonlyMap<string, string> {
  const facts: Facts = (id) => lookup(id) ?? { importedIds: [], dynamicallyImportedIds: [], code: null };
  const comesWith = (id: string) => within([id], (each) => facts(each).importedIds);
  const all = within([root], (id) => [...facts(id).importedIds, ...facts(id).dynamicallyImportedIds]);
  const later = [...new Set([...all].flatMap((id) => facts(id).dynamicallyImportedIds))];
  const app = later.find((id) => APP.test(id));
  if (app === undefined) throw new Error('The web app has lost its frame, src/app/user-app.tsx');
  const entries = new Set([root, ...later]);
  const first = comesWith(root);
  const frame = comesWith(app);
  const places = later.filter((id) => id !== app);
  const isDoor = places.map((id) => DOOR.test(id));

  const askedBy = new Map<string, Set<number>>();
  for (const [place, entry] of places.entries())
    for (const id of comesWith(entry)) put(askedBy, id, () => new Set<number>()).add(place);
  const doorOf = (asking: ReadonlySet<number>) => [...asking].filter((place) => isDoor[place]).join();

  const names = new Map<string, string>();
  const shells = new Map<string, string>();
  for (const id of frame)
    if (!first.has(id) && !entries.has(id))
      names.set(
        id,
        put(shells, doorOf(askedBy.get(id) ?? new Set()), () => `shell-${shells.size}`),
      );

  const weights = places.map((id, place) => (PAGE.test(id) && !isDoor[place] ? 1 : LATER));
  const shared = [...askedBy].filter(
    ([id, asking]) => asking.size > 1 && !first.has(id) && !frame.has(id) && !entries.has(id),
  );
  const parts = merged(partsOf(shared, doorOf, facts), { weights, fileIsWorth: FILE_IS_WORTH });
  for (const [index, part] of parts.entries()) for (const id of part.modules) names.set(id, `part-${index}`);
  return names;
}
