/** The name of a field for use in sentences: `companyName` → "Company name". */
export const toWords = (name: string): string => {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};
