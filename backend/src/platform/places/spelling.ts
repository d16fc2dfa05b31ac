/**
 * How many letters are wrong, missing, too many or changed with their neighbor; `most` + 1 when more than `most`.
 * @example spelledApart('winemucca', 'winnemucca', 2) // 1
 */
export const spelledApart = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let earlier: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (earlier[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    earlier = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
};

const A = 97;
/** Which letters a key has, as bits: two keys that differ in many letters need not be compared. */
export const lettersOf = (key: string): number => {
  let bits = 0;
  for (let at = 0; at < key.length; at += 1) bits |= 1 << (Math.max(0, key.charCodeAt(at) - A) % 26);
  return bits;
};

/** How many letters only one of them has. */
export const lettersApart = (one: number, other: number): number => {
  let rest = one ^ other;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** How many mistakes a word of that length may have and still be read: none below four letters, two from eight. */
export const mistakesAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
