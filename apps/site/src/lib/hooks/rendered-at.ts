let served: number | undefined;

/** Says at which time (in ms) the served screen was rendered; `undefined` once it is hydrated. */
export function hydrateAt(time: number | undefined): void {
  served = time;
}

/** The time of the present rendering, in ms. Hydration must find what the server has rendered some seconds ago. */
export function renderedAt(): number {
  return served ?? Date.now();
}
