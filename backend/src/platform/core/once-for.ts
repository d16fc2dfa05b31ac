/**
 * Returns a function that works something out once for each object it is given, and remembers it as long as the object
 * lives.
 * @example const namesOf = onceFor((type: RecordType) => type.fields.map(({ name }) => name))
 */
export const onceFor = <Of extends object, Made>(make: (of: Of) => Made): ((of: Of) => Made) => {
  const made = new WeakMap<Of, { readonly is: Made }>();
  return (of) => {
    const known = made.get(of) ?? { is: make(of) };
    made.set(of, known);
    return known.is;
  };
};
