import type { Page } from 'playwright-core';

/** Many changes that are made from somebody's page, as fast as the server takes them; each must be accepted. */
export const callsOf =
  (page: Page) =>
  (method: string, path: string, bodies: object[]): Promise<Record<string, unknown>[]> =>
    page.evaluate(
      async ([how, where, all]) => {
        const lanes = Array.from({ length: 4 }, (_, lane) => all.filter((_body, index) => index % 4 === lane));
        const answers = await Promise.all(
          lanes.map(async (lane) => {
            const results: Record<string, unknown>[] = [];
            for (const body of lane) {
              const response = await fetch(where, {
                method: how,
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify(body),
              });
              if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
              results.push((await response.json()) as Record<string, unknown>);
            }
            return results;
          }),
        );
        return answers.flat();
      },
      [method, path, bodies] as const,
    );
