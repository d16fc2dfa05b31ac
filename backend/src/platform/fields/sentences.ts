/** `companyName` → "Company name": how a field is called in a sentence. */
export const toWords = (name: string): string => {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};
