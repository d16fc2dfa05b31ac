const LOOK_EVERY_MS = 100;

/** Looks at an order that a worker carries out until it has ended, for `wait` seconds at most, and returns it. */
export const followed = async <Order extends { readonly status: string }>(
  look: () => Promise<Order>,
  wait: number,
): Promise<Order> => {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const order = await look();
    if (order.status === 'done' || order.status === 'failed' || waited >= wait * 1_000) return order;
    await new Promise((over) => setTimeout(over, LOOK_EVERY_MS));
  }
};
