/** Addresses that a Link header tells, by what they are. */
export const linksOf = (headers: Headers): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, address = '', rel = '']) => [
      rel,
      address,
    ]),
  );
